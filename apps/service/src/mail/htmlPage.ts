const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Escapes a text for HTML. Double quotes are escaped too, so that the text can also be the value of an
 * attribute.
 */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
}

const style = `
  :root { color-scheme: light dark; --ink: #131d17; --quiet: #4f5a53; --ground: #f5f6f3; --sheet: #ffffff; --line: #dfe4dc; --accent: #0c5a4a; --on-accent: #ffffff }
  @media (prefers-color-scheme: dark) { :root { --ink: #e8eeea; --quiet: #a7b2aa; --ground: #0f1512; --sheet: #161d19; --line: #2a342e; --accent: #68cdb6; --on-accent: #05241d } }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, sans-serif }
  main { max-inline-size: 40rem; margin-inline: auto; padding: 1.5rem 1rem }
  .sheet { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 1.5rem }
  h1 { font-size: 1.375rem; line-height: 1.3; margin-block: 0 1rem }
  .quiet { color: var(--quiet) }
  fieldset { border: 0; margin: 0 0 1rem; padding: 0 }
  legend { padding: 0 }
  input { inline-size: 1.125rem; block-size: 1.125rem; margin: 0; accent-color: var(--accent) }
  fieldset + .quiet { margin-block: -.5rem 1.5rem }
  label { display: flex; gap: .75rem; align-items: center; min-block-size: 44px }
  button { min-block-size: 44px; padding-inline: 1.25rem; border: 0; border-radius: 6px; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
  button.plain { background: none; color: var(--accent); border: 1px solid var(--line); margin-block-end: 1rem }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  ul { list-style: none; margin: 0; padding: 0 }
  li { border-block-start: 1px solid var(--line); padding-block: .75rem; overflow-wrap: anywhere }
  a { color: var(--accent) }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding-block-start: .75rem; border-block-start: 1px solid var(--line) }
  nav a { min-block-size: 44px; display: inline-flex; align-items: center }
`

/** @param body HTML in which texts are already escaped */
export function htmlPage(language: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} · Spadestik</title><style>${style}</style></head>
<body><main><div class="sheet"><h1>${escapeHtml(title)}</h1>${body}</div></main></body>
</html>
`
}
