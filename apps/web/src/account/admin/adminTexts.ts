import type { LanguageTag } from '@spadestik/messages'
import da from 'virtual:texts/admin-da'
import en from 'virtual:texts/admin-en'
import nb from 'virtual:texts/admin-nb'
import sv from 'virtual:texts/admin-sv'
import type { Catalog } from '../../locale/loadCatalog'
import { loadCatalog } from '../../locale/loadCatalog'

const addresses: Record<LanguageTag, string> = { da, en, nb, sv }

const loading = new Map<LanguageTag, Promise<Catalog>>()

/** Loads the texts of administrators, which nobody else needs. The same call returns the same promise. */
export function adminTexts(tag: LanguageTag): Promise<Catalog> {
  const known = loading.get(tag)
  if (known !== undefined) return known
  const texts = loadCatalog(tag, addresses[tag])
  loading.set(tag, texts)
  // After a failure, the next visit tries again.
  texts.catch(() => loading.delete(tag))
  return texts
}
