/** A screen print: flat inks, hard shadows, dots for shade. Both themes from the same few inks. */
export const style = `
:root {
  color-scheme: light dark;
  --ink: #081120; --page: #e9dfc6; --panel: #f5ecd6; --rule: #c3b58f; --line: #081120;
  --text: #0c1a31; --muted: #3f4d66; --hazard: #ffc62b; --dead: #5a7d0c; --link: #1b4f9c; --dot: #d8cba6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0b1628; --panel: #10203a; --rule: #2d4672; --line: #2d4672;
    --text: #f3e9d2; --muted: #b3c0d6; --dead: #b9e62f; --link: #8fbcff; --dot: #142745;
  }
}
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; background: var(--page); color: var(--text); font: 500 1rem/1.55 Barlow, "Segoe UI", system-ui, sans-serif }
h1, h2, h3, .button { font-family: "Big Shoulders Display", "Avenir Next Condensed", "Arial Narrow", "Liberation Sans Narrow", system-ui, sans-serif; font-weight: 900; line-height: 1.05; text-wrap: balance }
a { color: var(--link); text-underline-offset: .15em }
a:focus-visible, input:focus-visible, button:focus-visible, pre:focus-visible { outline: 3px solid var(--link); outline-offset: 3px }
header { background: var(--hazard) radial-gradient(#e3a800 22%, transparent 24%) 0 0 / 11px 11px; color: var(--ink); border-bottom: 4px solid var(--ink) }
.bar { max-width: 72rem; margin: 0 auto; padding: 2.2rem 1.25rem 1.8rem; display: flex; flex-wrap: wrap; gap: 1rem 2rem; align-items: end; justify-content: space-between }
.bar > div { background: var(--hazard); padding: .2rem .9rem .5rem .1rem }
h1 { font-size: clamp(3rem, 12vw, 5.5rem); letter-spacing: -.02em; text-transform: uppercase; margin: 0 }
header p { margin: .2rem 0 0; font-weight: 700; font-size: 1.15rem }
nav { display: flex; border: 3px solid var(--ink); background: #f5ebd5 }
nav a { min-width: 3rem; min-height: 2.6rem; display: grid; place-items: center; color: var(--ink); font-weight: 800; text-decoration: none }
nav a[aria-current] { background: var(--ink); color: #f5ebd5 }
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1.25rem 3rem }
.lead { font-size: 1.15rem; max-width: 44rem; margin: .4rem 0 0 }
h2 { font-size: 2rem; margin: 2.4rem 0 .9rem }
h3 { font-size: 1.35rem; margin: 0 0 .5rem }
.games { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr)); gap: 1.25rem }
.two { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 1.25rem; margin-top: 1.25rem }
.two + .panel { margin-top: 1.25rem }
@media (max-width: 46rem) { .two { grid-template-columns: minmax(0, 1fr) } }
.panel { background: var(--panel); border: 3px solid var(--line); border-radius: 3px; padding: 1.1rem 1.25rem; box-shadow: 5px 5px 0 var(--dot); min-width: 0 }
.panel ul { list-style: none; margin: 0; padding: 0 }
.panel li:first-child { border-top: 0 }
.panel li { padding: .35rem 0; border-top: 1.5px solid var(--rule) }
.panel h4 { margin: 1.1rem 0 .15rem; padding-bottom: .2rem; border-bottom: 1.5px solid var(--rule); font-size: .8rem; letter-spacing: .09em; text-transform: uppercase; color: var(--muted) }
.quiet { color: var(--muted); font-size: .9rem }
.count { display: flex; flex-wrap: wrap; gap: 0 .8rem; align-items: baseline; justify-content: space-between }
.few { flex-wrap: nowrap; margin-bottom: .25rem }
.few > :last-child { white-space: nowrap }
svg.gauge { display: block; width: 100%; height: 10px; background: var(--dot); border: 1.5px solid var(--line) }
svg.gauge rect { fill: var(--dead) }
form { display: flex; flex-wrap: wrap; gap: .6rem .9rem; align-items: center; margin: 1rem 0 0 }
label { font-weight: 700 }
input { font: inherit; width: 9.5rem; min-height: 2.6rem; padding: 0 .6rem; color: var(--text); background: var(--panel); border: 2.5px solid var(--line); border-radius: 3px }
.button { min-height: 2.6rem; padding: 0 1.2rem; font-size: 1.1rem; color: var(--ink); background: var(--hazard); border: 3px solid var(--ink); border-radius: 3px; box-shadow: 3px 3px 0 var(--dot); cursor: pointer }
.button:active { translate: 2px 2px; box-shadow: none }
.note { border-left: 6px solid #d42a33; padding: .3rem .8rem; font-weight: 700 }
pre { margin: .8rem 0 0; padding: 1rem; overflow-x: auto; font: 12.5px/1.35 ui-monospace, "Cascadia Mono", Menlo, "DejaVu Sans Mono", monospace; background: var(--page); border: 2px solid var(--rule); border-radius: 3px }
ol.log { margin: 0; padding: 0 0 0 1.2rem }
ol.log li { border: 0; padding: .12rem 0 }
code { font: 600 .95em ui-monospace, Menlo, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere }
footer { border-top: 3px solid var(--line); color: var(--muted); font-size: .9rem }
footer p { max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem 2rem }
`;
