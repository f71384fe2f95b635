import { escapeHtml } from '../../../mail/htmlPage'
import { xmlCharacters } from '../../xmlCharacters'

/** Returns a text for XML. The signs that HTML escapes are those of XML. */
export const xmlText = (text: string): string => escapeHtml(xmlCharacters(text))
