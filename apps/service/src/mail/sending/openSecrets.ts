import type { MailContent } from '../../storage/records/MailContent'

/** Returns a mail with the secrets that are stored encrypted. Other mails are returned unchanged. */
export async function openSecrets(
  content: MailContent,
  open: (sealed: string) => Promise<string>,
): Promise<MailContent> {
  switch (content.kind) {
    case 'activation':
    case 'passwordReset':
      return { ...content, token: await open(content.token) }
    case 'limitedAccessCode':
      return { ...content, code: await open(content.code) }
    default:
      return content
  }
}
