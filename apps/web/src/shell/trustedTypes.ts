/** The part of the Trusted Types API that the app uses. Some browsers do not have it. */
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown
}

/**
 * Refuses all markup except the empty string. React Aria writes the empty string to clear its announcements.
 * Other markup must be sanitized by SafeHtml (Z01).
 *
 * After this call the browser throws a TypeError when any other markup is written.
 */
export function refuseMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML(markup) {
      if (markup === '') return markup
      throw new TypeError(
        'Unsanitized markup was about to be written into the page, so it was refused. Render it with SafeHtml.',
      )
    },
  })
}
