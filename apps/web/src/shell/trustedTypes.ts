/** The part of Trusted Types that the app needs. Not every browser has it. */
interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown
}

/**
 * Refuses all markup except the empty string, which React Aria writes to clear its announcements. Everything
 * else must be sanitized by SafeHtml (Z01).
 *
 * @throws TypeError, through the browser, when other markup is written
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
