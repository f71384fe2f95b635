import { toMessage } from '@spadestik/service/mail'
import { mailContents } from './mailContents'

/**
 * This script prints the HTML of every e-mail as JSON, for the tests that compare e-mails. Playwright cannot
 * load the texts itself, because they are in JSON files.
 */
const html = Object.entries(mailContents).map(([name, content]) => {
  const mail = { recipient: 'kirsten@holm.test', language: 'da', domain_id: 9, content } as const
  return [name, String(toMessage(mail, 'https://www.spadestik.dk').html)]
})
process.stdout.write(JSON.stringify(Object.fromEntries(html)))
