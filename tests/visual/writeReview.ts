/**
 * The PNG files of a picture that differs from its committed picture. `difference` is missing if the pictures
 * have different sizes.
 */
export interface ChangedPicture {
  readonly title: string
  readonly before: Uint8Array
  readonly after: Uint8Array
  readonly difference?: Uint8Array | undefined
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function figure(label: string, title: string, png: Uint8Array): string {
  const source = `data:image/png;base64,${Buffer.from(png).toString('base64')}`
  return `<figure><figcaption>${label}</figcaption><img src="${source}" alt="${label}: ${escape(title)}"></figure>`
}

/**
 * Writes one page that shows every changed picture before, after and as a difference. The page contains the
 * pictures, so that it can be sent to somebody and opened without a server.
 */
export function writeReview(changed: readonly ChangedPicture[]): string {
  const sections = changed.map(
    ({ title, before, after, difference }) => `<section>
<h2>${escape(title)}</h2>
<div>${figure('Before', title, before)}${figure('After', title, after)}${
      difference === undefined ? '' : figure('Difference', title, difference)
    }</div>
</section>`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Changed pictures</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 24px }
section > div { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr)) }
figure { margin: 0 }
img { max-width: 100%; border: 1px solid gray }
</style>
<h1>Changed pictures: ${changed.length}</h1>
${sections.join('\n')}
</html>
`
}
