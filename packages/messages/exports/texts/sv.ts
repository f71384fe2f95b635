import catalog from '../../catalogs/sv.json'
import { uiTexts } from '../../src/uiTexts'

export const texts = uiTexts(catalog)
