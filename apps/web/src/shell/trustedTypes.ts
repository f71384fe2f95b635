/** As much of Trusted Types as the app needs; not every browser knows them. */
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown
}

/**
 * Lets nothing but the empty text through where a library writes markup by itself, as React Aria does to
 * empty its announcements; everything else that is shown as markup comes cleaned from SafeHtml.
 *
 * @throws TypeError, from the browser, where anything else is written as markup
 */
export function refuseMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
  trustedTypes?.createPolicy('default', {
    createHTML(markup) {
      if (markup === '') return markup
      throw new TypeError(
        'Markup was about to be written into the page without being cleaned, so it was refused. Show it with SafeHtml.',
      )
    },
  })
}
