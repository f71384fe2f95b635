import DOMPurify from 'dompurify'

const elements = [
  'h1 h2 h3 h4 h5 h6 p div span br hr blockquote pre code',
  'strong b em i u s sub sup small mark abbr time',
  'ul ol li dl dt dd figure figcaption img a',
  'table caption thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '))

const attributes = [
  'href',
  'src',
  'alt',
  'title',
  'width',
  'height',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'lang',
]

let purifier: typeof DOMPurify | undefined

/**
 * Creates an instance of DOMPurify. A separate instance is needed, because hooks on the shared instance would
 * affect other code on the page.
 */
function makePurifier(): typeof DOMPurify {
  const own = DOMPurify(window)
  own.addHook('afterSanitizeAttributes', (node) => {
    if (!(node instanceof HTMLAnchorElement) || !node.hasAttribute('href')) return
    const isForeign = node.origin !== window.location.origin && /^https?:$/.test(node.protocol)
    if (isForeign) {
      node.setAttribute('target', '_blank')
      node.setAttribute('rel', 'noopener noreferrer')
    }
  })
  return own
}

/**
 * Returns only the safe elements of HTML: text, headings, lists, tables, images and links.
 *
 * Removes scripts, event handlers, styles, frames, forms, ids and classes. Links to other sites open in a new
 * browser window and send no referrer.
 *
 * @throws without a DOM, as on a server, because unsanitised HTML must not be shown.
 */
export function sanitizeHtml(html: string): TrustedHTML {
  if (typeof window === 'undefined') {
    throw new Error(
      'sanitizeHtml needs a DOM to clean HTML, and there is none on a server. Call it in the browser, or use SafeHtml, which renders an empty element on a server.',
    )
  }
  purifier ??= makePurifier()
  return purifier.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    // Return a `TrustedHTML` object, because some pages require Trusted Types. In browsers without Trusted
    // Types the result is a string.
    RETURN_TRUSTED_TYPE: true,
  })
}
