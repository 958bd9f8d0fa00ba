import type { Page } from 'playwright-core';

/** What is cut off, out of reach or on top of something else; a line each. */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(inPage);

/** What is too small for a finger, or lies under something else; a line each. Links within a sentence are as high as it is. */
export const targetFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const isInline = (one: Element): boolean => getComputedStyle(one).display === 'inline';
    const all = [...document.querySelectorAll('main button, main a[href], main [role="button"], main summary')];
    for (const one of all) {
      if (one.closest('.sr') || isInline(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
      const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
      const name = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().slice(0, 40);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const holder = one.closest('[class*="body"], [class*="actions"], svg');
      const box = holder?.getBoundingClientRect();
      const isIn = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      const isScrolled = box !== undefined && (x < box.left || x > box.right || y < box.top || y > box.bottom);
      if (Math.min(width, height) < 43.5) faults.push(`${Math.round(width)} by ${Math.round(height)}: ${name}`);
      if (!isIn || isScrolled || one instanceof SVGElement) continue;
      const over = document.elementFromPoint(x, y);
      if (over && !one.contains(over) && !over.contains(one)) faults.push(`covered: ${name}`);
    }
    return [...new Set(faults)];
  });

/** Runs in the page: it can use nothing from outside itself. */
function inPage(): string[] {
  const SLACK = 1.5;
  const faults: string[] = [];
  const name = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> "${said.trim().replace(/\s+/g, ' ').slice(0, 60)}"`;
  };
  const style = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest('[inert], [aria-hidden="true"], .sr') !== null) return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    // The way past the board waits above the window until it has the focus.
    if (bottom <= 0 && style(element).position === 'fixed') return false;
    return width > 1 && height > 1;
  };
  const ancestors = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let up = element.parentElement; up !== null; up = up.parentElement) found.push(up);
    return found;
  };
  const scrolls = (element: Element, axis: 'overflowX' | 'overflowY'): boolean =>
    ['auto', 'scroll'].includes(style(element)[axis]);

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth + SLACK) faults.push(`the page is ${scrollWidth} wide, the window ${innerWidth}`);

  const beyond = document.documentElement.scrollHeight - innerHeight;
  if (beyond > 0 && beyond < 5) faults.push(`the page can be scrolled, by ${beyond} only`);

  const pageScrolls =
    document.documentElement.scrollHeight > innerHeight && style(document.body).overflowY !== 'hidden';
  // Behind a dialog nothing can be pressed.
  const within = document.querySelector('dialog:modal') ?? document.body;
  const all = [...within.querySelectorAll('*')].filter((one) => !(one instanceof SVGElement) && isShown(one));

  // Words that do not fit in what holds them.
  for (const element of all) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    if (!hasText) continue;
    const range = document.createRange();
    range.selectNodeContents(element);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    const isBelow = words.bottom > innerHeight + SLACK && !pageScrolls;
    if (isBelow && !ancestors(element).some((one) => scrolls(one, 'overflowY')))
      faults.push(`below the window: ${name(element)}`);
    for (const holder of [element, ...ancestors(element)]) {
      const { overflowX, overflowY } = style(holder);
      const box = holder.getBoundingClientRect();
      const cutX = overflowX !== 'visible' && (words.left < box.left - SLACK || words.right > box.right + SLACK);
      const cutY = overflowY !== 'visible' && (words.top < box.top - SLACK || words.bottom > box.bottom + SLACK);
      if (cutX && !scrolls(holder, 'overflowX')) faults.push(`cut off sideways: ${name(element)}`);
      if (cutY && !scrolls(holder, 'overflowY')) faults.push(`cut off in height: ${name(element)}`);
      if (cutX || cutY || scrolls(holder, 'overflowX') || scrolls(holder, 'overflowY')) break;
      if (style(holder).position === 'fixed') break;
    }
  }

  // What can be pressed must be within the window, or within something that scrolls.
  const pressable = all.filter((one) =>
    one.matches('button, a[href], input, select, textarea, summary, [role="button"], [role="tab"], [role="radio"]'),
  );
  for (const element of pressable) {
    const box = element.getBoundingClientRect();
    const isOut = (axis: 'x' | 'y'): boolean =>
      axis === 'x'
        ? box.left < -SLACK || box.right > innerWidth + SLACK
        : box.top < -SLACK || box.bottom > innerHeight + SLACK;
    const around = [...ancestors(element)];
    if (isOut('x') && !around.some((one) => scrolls(one, 'overflowX')))
      faults.push(`out of the window: ${name(element)}`);
    else if (isOut('y') && !pageScrolls && !around.some((one) => scrolls(one, 'overflowY')))
      faults.push(`out of the window: ${name(element)}`);
  }

  // Nothing that can be pressed lies upon another such thing.
  const boxes = pressable
    .map((element) => ({ element, box: visibleBox(element) }))
    .filter(({ box }) => box.right > box.left && box.bottom > box.top);
  boxes.forEach((one, i) => {
    for (const other of boxes.slice(i + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (wide <= 2 || high <= 2) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // What pops up lies upon the rest, and so does what stays in sight while the rest is scrolled.
      if (layer(one.element) !== layer(other.element)) continue;
      faults.push(`${name(one.element)} overlaps ${name(other.element)}`);
    }
  });
  return [...new Set(faults)];

  function layer(element: Element): Element | undefined {
    return [element, ...ancestors(element)].find((one) => one.matches('[popover]') || style(one).position === 'sticky');
  }

  /** What is left of it within all that cuts or scrolls it. */
  function visibleBox(element: Element): { left: number; right: number; top: number; bottom: number } {
    let { left, right, top, bottom } = element.getBoundingClientRect();
    for (const around of ancestors(element)) {
      const box = around.getBoundingClientRect();
      if (style(around).overflowX !== 'visible') {
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      }
      if (style(around).overflowY !== 'visible') {
        top = Math.max(top, box.top);
        bottom = Math.min(bottom, box.bottom);
      }
    }
    return { left, right, top, bottom };
  }
}
