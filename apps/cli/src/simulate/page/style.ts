import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The inks of the table screen, on paper and at night. */
const STYLE = `
:root { color-scheme: light dark; --ink:#081120; --bone:#f5ebd5; --accent:#ffc62b; --blood:#d42a33; --acid-d:#7fae12;
  --night:light-dark(#e9dfc6,#0b1628); --panel:light-dark(#f5ecd6,#10203a); --raise:light-dark(#fffaec,#1a2f52);
  --rule:light-dark(#c3b58f,#2d4672); --text:light-dark(#0c1a31,#f3e9d2); --mute:light-dark(#3f4d66,#b3c0d6);
  --street:light-dark(#a9b5c6,#1a2b49); --floor:light-dark(#42639a,#1d3258); --floor-line:light-dark(#bcd0f0,#5f7bab);
  --shadow:light-dark(#0811204d,#050b16); --won:light-dark(#7fae12,#b9e62f); --lost:#d42a33; }
:root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
* { box-sizing: border-box } body { margin:0; background:var(--night); color:var(--text);
  font: 500 15px/1.5 Barlow, system-ui, sans-serif } main, header > div, footer { max-width:1180px; margin:0 auto; padding:0 20px }
h1, h2, .big, .cap, th { font-family:"Big Shoulders Display", "Arial Narrow", Impact, sans-serif; font-weight:900; line-height:1.05 }
header { background:var(--ink); color:var(--bone); border-bottom:6px solid var(--accent); padding:22px 0 20px }
header .cap { color:var(--accent) } h1 { font-size:clamp(38px,7vw,64px); margin:2px 0 4px } header p { margin:0; color:#b3c0d6 }
.cap { text-transform:uppercase; letter-spacing:.09em; font-size:13px; font-weight:900 }
main { display:grid; grid-template-columns:repeat(6,1fr); gap:20px; padding-top:24px; padding-bottom:8px }
section { grid-column:span 3; background:var(--panel); border:3px solid var(--ink); box-shadow:4px 4px 0 var(--shadow); padding:16px 18px 14px; border-radius:3px; min-width:0 }
section.wide { grid-column:span 6 } section.third { grid-column:span 2 } section.two { grid-column:span 4 }
h2 { font-size:22px; margin:0 0 10px } .big { font-size:84px; line-height:.95 } .rate { display:flex; gap:28px; align-items:center; flex-wrap:wrap }
.rate > div:last-child { flex:1 1 320px } .note { color:var(--mute); margin:8px 0 0; font-size:14px }
svg { display:block; width:100%; height:auto } svg text { font:600 13px Barlow, system-ui, sans-serif; fill:var(--mute) }
.groove { fill:var(--raise); stroke:var(--rule); stroke-width:2 } .tick, .grid { stroke:var(--rule); stroke-width:1.5 } .base { stroke:var(--text); stroke-width:2.5 }
.spread { fill:var(--accent); stroke:var(--ink); stroke-width:2.5 } .mark { fill:var(--text); stroke:var(--panel); stroke-width:2 }
.won { fill:var(--won); stroke:var(--ink); stroke-width:1.5 } .lost { fill:var(--lost); stroke:var(--ink); stroke-width:1.5 }
.lv0 { fill:#4b95e8 } .lv1 { fill:#ffc62b } .lv2 { fill:#f07f1f } .lv3 { fill:#d42a33 } [class^=lv] { stroke:var(--ink); stroke-width:1.2 }
.key { display:flex; gap:16px; flex-wrap:wrap; margin:8px 0 0; padding:0; list-style:none; font-size:14px; color:var(--mute) }
.key svg { width:14px; height:14px; display:inline-block; vertical-align:-2px; margin-right:6px }
table { border-collapse:collapse; width:100% } th { text-align:left; font-size:14px; color:var(--mute); font-weight:800; text-transform:uppercase; letter-spacing:.06em }
td, th { padding:5px 8px 5px 0; border-bottom:1.5px solid var(--rule); vertical-align:middle } tr:last-child td { border-bottom:0 }
td.n, th.n { text-align:right; white-space:nowrap; font-variant-numeric:tabular-nums } td.bar { width:38%; padding-right:0 }
.meter { height:14px; background:var(--raise); border:2px solid var(--ink) } .meter i { display:block; height:100%; background:var(--accent) }
.meter.won i { background:var(--won) } .meter.lost i { background:var(--lost) }
.plan .street { fill:var(--street) } .plan .room { fill:var(--floor); stroke:var(--floor-line); stroke-width:6 } .plan .seam { stroke:var(--ink); stroke-width:3; opacity:.35 }
.plan .door { fill:#d42a33; stroke:var(--ink); stroke-width:5 } .plan .door.blue { fill:#4b95e8 } .plan .door.green { fill:#7fae12 } .plan .door.white { fill:#f5ebd5 }
.plan .spawn { fill:#b9e62f; stroke:var(--ink); stroke-width:7; stroke-linejoin:round } .plan .token { fill:#f5ebd5; stroke:var(--ink); stroke-width:7 }
.plan .token.red { fill:#d42a33 } .plan .token.blue { fill:#4b95e8 } .plan .token.green { fill:#7fae12 }
.plan .drop { fill:var(--ink); opacity:.55 } .plan .disc { fill:#d42a33; stroke:#f5ebd5; stroke-width:7 } .plan .count { font:900 44px "Big Shoulders Display", "Arial Narrow", sans-serif; fill:#fff8e8 }
footer { color:var(--mute); font-size:14px; padding-top:10px; padding-bottom:36px } code { font:600 13px ui-monospace, monospace; background:var(--raise); border:1.5px solid var(--rule); padding:2px 6px; overflow-wrap:anywhere }
section h2:not(:first-child) { margin-top:26px }
@media (max-width:760px) { svg text { font-size:20px } .wide svg text { font-size:28px } .plan .count { font-size:60px } section, section.third, section.two { grid-column:span 6 } .big { font-size:64px } main { gap:14px } }
`;

/** With the fonts inside, so that the page stands alone. */
export function styleOf(): string {
  const fonts = [
    face(
      'Big Shoulders Display',
      900,
      import.meta.resolve('@fontsource/big-shoulders-display/files/big-shoulders-display-latin-900-normal.woff2'),
    ),
    face('Barlow', 500, import.meta.resolve('@fontsource/barlow/files/barlow-latin-500-normal.woff2')),
    face('Barlow', 600, import.meta.resolve('@fontsource/barlow/files/barlow-latin-600-normal.woff2')),
  ];
  return fonts.join('') + STYLE;
}

function face(family: string, weight: number, address: string): string {
  const bytes = readFileSync(fileURLToPath(address)).toString('base64');
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format("woff2")}`;
}
