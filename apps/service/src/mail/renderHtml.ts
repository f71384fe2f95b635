import { escapeHtml } from '../http/htmlPage'
import type { Letter, LetterItem, LetterPart } from './Letter'
import type { LetterFrame } from './renderText'

const ink = '#131d17'
const quiet = '#4f5a53'
const line = '#dfe4dc'
const accent = '#0c5a4a'
const font = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif"

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
const paragraph = (html: string, color = ink, size = 16): string =>
  `<p style="margin:0 0 16px;color:${color};font-size:${size}px;line-height:1.5">${html}</p>`
const link = (href: string, html: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${accent}">${html}</a>`

function itemHtml({ title, href, badge, details, why }: LetterItem): string {
  const facts = details.map(escapeHtml).join(' &middot; ')
  return `<tr><td style="padding:12px 0;border-top:1px solid ${line}">
<div style="font-size:16px;line-height:1.4;font-weight:600">${link(href, escapeHtml(title))}</div>
<div style="margin-top:4px;color:${quiet};font-size:14px;line-height:1.4"><strong style="color:${ink}">${escapeHtml(badge)}</strong>${facts === '' ? '' : ` &middot; ${facts}`}</div>${
    why === null
      ? ''
      : `
<div style="margin-top:4px;font-size:14px;line-height:1.4">${link(why.href, escapeHtml(why.label))}</div>`
  }
</td></tr>`
}

function partHtml(part: LetterPart, orCopy: string): string {
  switch (part.kind) {
    case 'text':
      return paragraph(lines(part.text))
    case 'remark':
      return paragraph(lines(part.text), quiet, 14)
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeHtml(part.href)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>
${paragraph(`${escapeHtml(orCopy)}<br>${link(part.href, escapeHtml(part.href))}`, quiet, 14)}`
    case 'code':
      return `<p style="margin:24px 0;color:${ink};font-size:32px;font-weight:700;letter-spacing:8px">${escapeHtml(part.code)}</p>`
    case 'facts':
      return `<table role="presentation" style="margin:0 0 16px;border-collapse:collapse">${part.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:4px 16px 4px 0;color:${quiet};font-size:14px;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;color:${ink};font-size:14px">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'items':
      return `<table role="presentation" width="100%" style="margin:0 0 16px;border-collapse:collapse">${part.items.map(itemHtml).join('')}</table>`
    case 'links':
      return paragraph(
        part.links.map(({ label, href }) => link(href, escapeHtml(label))).join(' &nbsp; '),
        quiet,
        14,
      )
  }
}

/**
 * Renders a letter as HTML that mail programs support: with tables and inline styles, and without external
 * resources.
 */
export function renderHtml({ subject, heading, parts }: Letter, frame: LetterFrame): string {
  const { language, orCopy, sentBy } = frame
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f5f6f3;font-family:${font}">
<table role="presentation" width="100%" style="border-collapse:collapse"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" style="max-width:600px;border-collapse:collapse;background:#ffffff;border:1px solid ${line}">
<tr><td style="padding:24px 32px 0;color:${accent};font-size:18px;font-weight:700">Spadestik</td></tr>
<tr><td style="padding:16px 32px 24px">
<h1 style="margin:0 0 16px;color:${ink};font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${parts.map((part) => partHtml(part, orCopy)).join('\n')}
</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid ${line};color:${quiet};font-size:13px">${escapeHtml(sentBy)}</td></tr>
</table></td></tr></table>
</body>
</html>
`
}
