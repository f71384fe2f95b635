import type { SendMailOptions } from 'nodemailer'
import type { Postman } from '../mail/sending/Postman'

export interface TestPostman extends Postman {
  readonly kept: { readonly key: string; readonly mail: SendMailOptions }[]
  refuses: boolean
}

export function createTestPostman(): TestPostman {
  const postman: TestPostman = {
    kept: [],
    refuses: false,
    send: async (key, mail) => {
      if (postman.refuses) throw new Error(`550 no such user ${String(mail.to)}`)
      postman.kept.push({ key, mail })
    },
    close: () => undefined,
  }
  return postman
}
