import catalog from '../../catalogs/en.json'
import { uiTexts } from '../../src/uiTexts'

/** The English texts of the components. */
export const texts = uiTexts(catalog)
