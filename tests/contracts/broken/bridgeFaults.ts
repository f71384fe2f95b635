import type { Fault } from './Fault'

const onList = (item: string): string => `getChanges: the changes of each ${item} on a list, by a key`

/** Interactions in which a key is refused, and the status that says why. */
const refused: readonly (readonly [interaction: string, status: 403 | 498])[] = [
  ['getChanges: nothing for a key that only reads items', 403],
  ['getProject: nothing for a key that only follows changes', 403],
  ['createWebhook: nothing for a key that only follows changes', 403],
  ['getChanges: nothing for a key of a user without a paid product', 403],
  ['getChanges: nothing for a key that its user has ended', 498],
  ['getChanges: nothing for a key whose last day is over', 498],
]

/** Faults of a service that only programs notice. */
export const bridgeFaults: readonly Fault[] = [
  ...refused.map(([interaction, status]): Fault => ({
    name: `a key is not refused: ${interaction}`,
    interaction,
    corrupt: (response) => (response.status = 200),
    names: new RegExp(`status: .*${status}.*200`),
  })),
  {
    name: 'changes are not limited to a list',
    interaction: onList('company'),
    misread: ({ query }) => query.delete('listId'),
    names: /changes.*List with 1 elements/,
  },
  {
    name: 'changes are not limited to a kind of item',
    interaction: onList('project'),
    misread: ({ query }) => query.delete('itemType'),
    names: /changes.*List with 1 elements/,
  },
  {
    name: 'changes are those of another item',
    interaction: onList('procurement'),
    corrupt: ({ body }) => (body.changes[0].itemName = 'Trekant B'),
    names: /itemName.*Trekant B/,
  },
  {
    name: 'a cursor is ignored, so changes come again',
    interaction: 'getChanges: no change after the last one on a list, by a key',
    misread: ({ query }) => query.delete('after'),
    names: /changes.*empty List/,
  },
  {
    name: 'a cursor of another history is accepted',
    interaction: 'getChanges: no changes after a cursor of another history, by a key',
    misread: ({ query }) => query.delete('after'),
    names: /status: .*400.*200/,
  },
  {
    name: 'a webhook has no secret',
    interaction: 'createWebhook: a webhook of a list, by a key',
    corrupt: ({ body }) => delete body.secret,
    names: /missing the following keys: secret/,
  },
  {
    name: 'the former secret ends at once',
    interaction: 'renewWebhookSecret: a new secret, by a key',
    corrupt: ({ body }) => (body.webhook.formerSecretUntil = null),
    names: /formerSecretUntil/,
  },
  {
    name: 'a webhook that has ended seems to send',
    interaction: 'getWebhooks: a webhook that has ended, by a key',
    corrupt: ({ body }) => (body[0].ended = null),
    names: /\[0\]\.ended/,
  },
]
