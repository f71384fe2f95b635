import type { LanguageTag } from '@spadestik/messages'

/**
 * The texts of the message that appears if the catalog of texts cannot be loaded. They are therefore part of
 * the code and not of the catalogs.
 */
const words: Record<LanguageTag, readonly [text: string, tryAgain: string]> = {
  da: ['Siden kunne ikke hentes. Se efter din forbindelse.', 'Prøv igen'],
  en: ['The page could not be loaded. Check your connection.', 'Try again'],
  nb: ['Siden kunne ikke lastes. Sjekk forbindelsen din.', 'Prøv igjen'],
  sv: ['Sidan kunde inte hämtas. Kontrollera din anslutning.', 'Försök igen'],
}

export function showStartFailure(root: HTMLElement, tag: LanguageTag): void {
  const [text, tryAgain] = words[tag]
  const message = document.createElement('p')
  message.textContent = text
  const button = document.createElement('button')
  button.textContent = tryAgain
  button.addEventListener('click', () => location.reload())
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  main.style.padding = '2rem'
  main.append(message, button)
  root.replaceChildren(main)
}
