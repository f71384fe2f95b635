import type { SendMailOptions } from 'nodemailer'
import type { Random } from '../../createRandom'
import type { Postman } from '../../../mail/sending/Postman'

interface Delivery {
  readonly to: string
  readonly at: number
  /**
   * Whether the sender might not know that the mail was accepted. If so, the sender may send the mail again.
   * Otherwise, sending the mail again is a fault.
   */
  isUncertain: boolean
}

/** A mail server that refuses some mails. It sometimes accepts a mail and then loses the connection. */
export class MailServer {
  readonly #random: Random
  readonly #clock: () => Date
  /** The accepted mails by key. Several deliveries with the same key are one mail that was sent again. */
  readonly accepted = new Map<string, Delivery[]>()
  readonly refused = new Set<string>()
  #isDown = false

  constructor(random: Random, clock: () => Date) {
    this.#random = random
    this.#clock = clock
  }

  set isDown(isDown: boolean) {
    this.#isDown = isDown
  }

  connect(isDead: () => boolean): Postman {
    const send = async (key: string, mail: SendMailOptions) => {
      if (isDead()) throw new Error('The process has been killed by the simulation, so it sends nothing.')
      if (this.#isDown || this.#random.chance(0.02)) {
        this.refused.add(key)
        throw new Error('450 try again later')
      }
      const delivery = { to: String(mail.to), at: this.#clock().getTime(), isUncertain: false }
      this.accepted.set(key, [...(this.accepted.get(key) ?? []), delivery])
      if (!this.#random.chance(0.005)) return
      delivery.isUncertain = true
      this.refused.add(key)
      throw new Error('The connection was closed after the mail was accepted.')
    }
    return { send, close: () => undefined }
  }

  /**
   * Marks all mails that were accepted at or after the instant `at` as uncertain. Call this after a process
   * was killed, because the process might not have recorded that these mails were sent.
   */
  forgetSince(at: number): void {
    for (const deliveries of this.accepted.values())
      for (const delivery of deliveries) if (delivery.at >= at) delivery.isUncertain = true
  }
}
