import catalog from '../../catalogs/da.json'
import { uiTexts } from '../../src/uiTexts'

export const texts = uiTexts(catalog)
