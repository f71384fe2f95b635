import type { Plugin } from 'vite'

/**
 * Removes the app's texts from the built catalogs, because other apps need only the texts of the components.
 */
export function keepUiTexts(): Plugin {
  return {
    name: 'keep-ui-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]catalogs[\\/]\w+\.json$/.test(id)) return null
      const catalog = JSON.parse(code) as Record<string, string>
      return JSON.stringify(
        Object.fromEntries(Object.entries(catalog).filter(([key]) => key.startsWith('ui.'))),
      )
    },
  }
}
