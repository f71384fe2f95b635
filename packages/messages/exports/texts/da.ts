import catalog from '../../catalogs/da.json'
import { uiTexts } from '../../src/uiTexts'

/** The Danish texts of the components. */
export const texts = uiTexts(catalog)
