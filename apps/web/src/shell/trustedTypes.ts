interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown
}

/**
 * Makes the browser refuse markup that SafeHtml has not sanitized: writing it throws a TypeError (Z01). The
 * empty string is allowed, because React Aria clears its announcements with it.
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
