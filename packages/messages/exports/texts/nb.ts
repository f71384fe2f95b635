import catalog from '../../catalogs/nb.json'
import { uiTexts } from '../../src/uiTexts'

/** The Norwegian texts of the components. */
export const texts = uiTexts(catalog)
