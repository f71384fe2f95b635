interface TrustedTypesFactory {
  createPolicy: (name: string, rules: { createHTML: (markup: string) => string }) => unknown
}

/**
 * Refuses all markup except the empty string, with which React Aria clears its announcements. Afterwards the
 * browser throws a TypeError when other markup is written, unless SafeHtml has sanitized it (Z01).
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
