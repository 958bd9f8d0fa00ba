const MARGIN = 8;

/** Puts a popover under what it was opened from, or over it where there is no room. */
export function place(element: HTMLElement, from: DOMRect): void {
  const { offsetWidth: w, offsetHeight: h } = element;
  const left = Math.max(MARGIN, Math.min(innerWidth - w - MARGIN, from.left));
  const below = from.bottom + MARGIN;
  element.style.left = `${left}px`;
  element.style.top = `${below + h + MARGIN > innerHeight ? Math.max(MARGIN, from.top - h - MARGIN) : below}px`;
}
