export const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c2420, #e4e9e6); --soft: light-dark(#55605a, #a3afa9);
  --line: light-dark(#d9dfdb, #38423d); --ground: light-dark(#fbfcfb, #151a17); --raised: light-dark(#f0f3f1, #1e2521);
  --accent: light-dark(#0b5c4a, #7cd0b8); --bad: light-dark(#8f2d1f, #f0a394) }
* { box-sizing: border-box }
body { margin: 0; font: 15px/1.55 Inter, system-ui, sans-serif; color: var(--ink); background: var(--ground);
  display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 1fr) }
nav { position: sticky; inset-block-start: 0; max-block-size: 100vh; overflow: auto; padding: 24px 16px;
  border-inline-end: 1px solid var(--line); font-size: 13px }
nav h2 { font-size: 13px; margin: 16px 0 4px } nav ul { list-style: none; margin: 0; padding: 0 }
nav li { padding: 2px 0 } nav a { color: var(--soft); text-decoration: none; overflow-wrap: anywhere }
nav a:hover { color: var(--accent); text-decoration: underline }
main { padding: 32px clamp(16px, 4vw, 64px) 96px; max-inline-size: 72rem }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px } h2 { font-size: 21px; margin: 56px 0 8px }
h3 { font-size: 17px; margin: 0 0 4px } h4 { font-size: 14px; margin: 20px 0 4px }
section { padding-block: 28px; border-block-start: 1px solid var(--line); scroll-margin-block-start: 16px }
p, ul { margin: 4px 0 8px } ul { padding-inline-start: 20px }
code, pre { font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace } code { overflow-wrap: anywhere }
pre { background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 12px; overflow: auto;
  max-block-size: 32rem }
a { color: var(--accent) } small { color: var(--soft); font-size: 13px }
.call { font-size: 15px } .method { font-weight: 650; color: var(--accent) }
.wide { overflow-x: auto } table { border-collapse: collapse; inline-size: 100%; font-size: 14px }
th, td { text-align: start; vertical-align: top; padding: 6px 16px 6px 0; border-block-end: 1px solid var(--line) }
thead th { color: var(--soft); font-weight: 500 } tbody th { font-weight: 500; white-space: nowrap }
td:nth-child(2) { min-inline-size: 12rem } th small, td small { display: block; font-weight: 400 }
td small span + span::before { content: ' · ' }
.answers { margin: 4px 0 12px } .answers div { display: flex; gap: 16px; padding: 4px 0 }
dt { font-variant-numeric: tabular-nums; font-weight: 650; flex: 0 0 2.5rem } dd { margin: 0 }
.success { color: var(--accent) } .failure { color: var(--bad) }
details { margin-block: 8px } summary { cursor: pointer; padding-block: 4px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
@media (max-width: 52rem) { body { display: block }
  nav { position: static; max-block-size: 40vh; border-inline-end: 0; border-block-end: 1px solid var(--line) } }
@media print { body { display: block } nav { display: none } section { break-inside: avoid } }
`
