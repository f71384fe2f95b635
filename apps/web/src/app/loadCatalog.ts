import type { LanguageTag } from '@spadestik/messages'

type Catalog = Record<string, string>

const loaders: Record<LanguageTag, () => Promise<{ default: Catalog }>> = {
  da: () => import('@spadestik/messages/catalogs/da'),
  en: () => import('@spadestik/messages/catalogs/en'),
  nb: () => import('@spadestik/messages/catalogs/nb'),
  sv: () => import('@spadestik/messages/catalogs/sv'),
}

/** Loads the texts of one language, a chunk of its own. */
export async function loadCatalog(tag: LanguageTag): Promise<Catalog> {
  return (await loaders[tag]()).default
}
