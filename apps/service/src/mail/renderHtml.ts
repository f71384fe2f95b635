import { escapeHtml } from './htmlPage'
import type { Letter, LetterItem, LetterLink, LetterPart, MarkedText } from './Letter'
import type { LetterFrame } from './renderText'

const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

/**
 * The colours of e-mails: a CSS property, the value for light mail programs, and the value for dark mail
 * programs. Light colours are inline styles, because some programs ignore style sheets. Dark colours are in
 * the style sheet, because inline styles cannot ask for dark mode.
 */
const colors = {
  ink: ['color', '#131d17', '#e8eeea'],
  quiet: ['color', '#4f5a53', '#a7b2aa'],
  accent: ['color', '#0c5a4a', '#68cdb6'],
  urgent: ['color', '#a12622', '#ff9d94'],
  onAccent: ['color', '#ffffff', '#05241d'],
  line: ['border-color', '#dfe4dc', '#2a342e'],
  urgentLine: ['border-color', '#a12622', '#ff9d94'],
  sheet: ['background-color', '#ffffff', '#161d19'],
  ground: ['background-color', '#f5f6f3', '#0f1512'],
  button: ['background-color', '#0c5a4a', '#68cdb6'],
  mark: ['background-color', '#fbeeba', '#4a3a0c'],
} as const

type Color = keyof typeof colors

const dark = Object.entries(colors).map(
  ([name, [property, , value]]) => `.${name} { ${property}: ${value} !important }`,
)
const styleSheet = `:root { color-scheme: light dark } @media (prefers-color-scheme: dark) { ${dark.join(' ')} } @media (max-width: 480px) { .edge { padding-left: 16px !important; padding-right: 16px !important } }`

function look(names: readonly Color[], style: string, more = ''): string {
  const light = names.map((name) => `${colors[name][0]}:${colors[name][1]}`).join(';')
  return `class="${[...names, more].join(' ').trim()}" style="${light};${style}"`
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
const paragraph = (html: string, color: Color = 'ink', size = 16): string =>
  `<p ${look([color], `margin:0 0 16px;font-size:${size}px;line-height:1.5;overflow-wrap:anywhere`)}>${html}</p>`
const link = (href: string, html: string, decoration = 'underline'): string =>
  `<a href="${escapeHtml(href)}" ${look(['accent'], `text-decoration:${decoration}`)}>${html}</a>`

const linkRow = (links: readonly LetterLink[]): string =>
  links
    .map(({ label, href }) => {
      const style =
        'display:inline-block;padding:4px 16px 4px 0;line-height:1.6;font-weight:500;text-decoration:none'
      return `<a href="${escapeHtml(href)}" ${look(['accent'], style)}>${escapeHtml(label)}</a>`
    })
    .join(' ')

/**
 * Marks the matching words of a text. They are also bold, for mail programs that do not know the element
 * `mark`. Both colours of `mark` are set, because in dark mode some programs change background and text
 * together.
 */
const markedHtml = (parts: MarkedText): string =>
  parts
    .map(({ text, isMatch }) =>
      isMatch
        ? `<mark ${look(['mark', 'ink'], 'border-radius:2px')}><strong style="font-weight:700">${escapeHtml(text)}</strong></mark>`
        : escapeHtml(text),
    )
    .join('')

function itemHtml({ title, href, badge, details, excerpt, remark, links }: LetterItem): string {
  const facts = details.map((detail) => ` &middot; ${escapeHtml(detail)}`).join('')
  const small = 'margin-top:4px;font-size:14px;line-height:1.4'
  return `<tr><td ${look(['line'], 'padding:12px 0;border-top-width:1px;border-top-style:solid;overflow-wrap:anywhere')}>
<div style="font-size:16px;line-height:1.4;font-weight:600">${link(href, markedHtml(title), 'none')}</div>
<div ${look(['quiet'], small)}><strong ${look(['ink'], 'font-weight:600')}>${escapeHtml(badge)}</strong>${facts}</div>${
    excerpt.length === 0 ? '' : `\n<div ${look(['quiet'], small)}>${markedHtml(excerpt)}</div>`
  }${
    remark === null ? '' : `\n<div ${look(['quiet'], small)}>${escapeHtml(remark)}</div>`
  }${links.length === 0 ? '' : `\n<div style="${small}">${linkRow(links)}</div>`}
</td></tr>`
}

function headingHtml(text: string, isUrgent: boolean): string {
  const style = 'margin:24px 0 12px;font-size:16px;line-height:1.4;font-weight:700'
  const marked = `${style};border-left-width:4px;border-left-style:solid;padding-left:8px`
  return `<h2 ${isUrgent ? look(['urgent', 'urgentLine'], marked) : look(['ink'], style)}>${escapeHtml(text)}</h2>`
}

function partHtml(part: LetterPart, orCopy: string): string {
  switch (part.kind) {
    case 'text':
      return paragraph(lines(part.text))
    case 'heading':
      return headingHtml(part.text, part.isUrgent)
    case 'remark':
      return paragraph(lines(part.text), 'quiet', 14)
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.href)}" ${look(['button', 'onAccent'], 'display:inline-block;padding:12px 20px;border-radius:6px;font-size:16px;font-weight:600;text-decoration:none')}>${escapeHtml(part.label)}</a></p>
${paragraph(`${escapeHtml(orCopy)}<br>${link(part.href, escapeHtml(part.href))}`, 'quiet', 14)}`
    case 'code':
      return `<p ${look(['ink'], 'margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px')}>${escapeHtml(part.code)}</p>`
    case 'facts':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${part.rows
        .map(
          ([label, value]) =>
            `<tr><td ${look(['quiet'], 'padding:4px 16px 4px 0;font-size:14px;vertical-align:top')}>${escapeHtml(label)}</td><td ${look(['ink'], 'padding:4px 0;font-size:14px;vertical-align:top;overflow-wrap:anywhere')}>${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'items':
      return `<table role="presentation" width="100%" style="margin:0 0 16px;border-collapse:collapse">${part.items.map(itemHtml).join('')}</table>`
    case 'links':
      return `<p style="margin:0 0 16px;font-size:14px">${linkRow(part.links)}</p>`
  }
}

/** Renders HTML that mail programs support: with tables and inline styles, and without external resources. */
export function renderHtml({ subject, heading, parts }: Letter, frame: LetterFrame): string {
  const { language, orCopy, sentBy } = frame
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${styleSheet}</style></head>
<body ${look(['ground'], `margin:0;padding:0;font-family:${font}`)}>
<table role="presentation" width="100%" ${look(['ground'], 'border-collapse:collapse')}><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" ${look(['sheet', 'line'], 'max-width:600px;border-collapse:collapse;border-width:1px;border-style:solid')}>
<tr><td ${look(['accent'], 'padding:24px 32px 0;font-size:18px;font-weight:700', 'edge')}>Spadestik</td></tr>
<tr><td class="edge" style="padding:16px 32px 24px">
<h1 ${look(['ink'], 'margin:0 0 16px;font-size:22px;line-height:1.3')}>${escapeHtml(heading)}</h1>
${parts.map((part) => partHtml(part, orCopy)).join('\n')}
</td></tr>
<tr><td ${look(['quiet', 'line'], 'padding:16px 32px;border-top-width:1px;border-top-style:solid;font-size:13px', 'edge')}>${escapeHtml(sentBy)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}
