import type { LanguageTag } from '@spadestik/messages'
import type { IntlConfig } from 'react-intl'
import da from 'virtual:texts/da'
import en from 'virtual:texts/en'
import nb from 'virtual:texts/nb'
import sv from 'virtual:texts/sv'

export type Catalog = NonNullable<IntlConfig['messages']>

const addresses: Record<LanguageTag, string> = { da, en, nb, sv }

/**
 * @param address the address of other texts than those of the app
 * @throws if the request fails
 */
export async function loadCatalog(tag: LanguageTag, address = addresses[tag]): Promise<Catalog> {
  const answer = await fetch(address)
  if (!answer.ok) {
    throw new Error(
      `The texts of "${tag}" were answered with ${answer.status}, so the app has no texts to show. Reload the page.`,
    )
  }
  return (await answer.json()) as Catalog
}
