import { toMessage } from '@spadestik/service/mail'
import { mailContents } from './mailContents'

/**
 * This script prints the HTML of every e-mail as JSON. The tests call it as a separate program, because
 * Playwright cannot load the texts of the e-mails from JSON files.
 */
const html = Object.entries(mailContents).map(([name, content]) => {
  const mail = { recipient: 'kirsten@holm.test', language: 'da', domain_id: 9, content } as const
  return [name, String(toMessage(mail, 'https://www.spadestik.dk').html)]
})
process.stdout.write(JSON.stringify(Object.fromEntries(html)))
