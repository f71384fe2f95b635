import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds to every hidden item the subscriber (company) to which it belongs. A subscriber can hide each item
 * only once.
 */
export const m0011HiddenItemOwners: Migration = {
  async up(db) {
    await sql`alter table hidden_items add column subscriber_id integer references subscribers`.execute(db)
    await sql`
      update hidden_items h set subscriber_id = (
        select min(u.subscriber_id) from hidden_item_users h2 join users u on u.id = h2.user_id
        where h2.hidden_item_id = h.id)`.execute(db)
    await sql`
      insert into hidden_item_users (hidden_item_id, user_id)
      select first_value(h.id) over (partition by h.subscriber_id, h.project_id, h.procurement_id order by h.id), u.user_id
      from hidden_items h join hidden_item_users u on u.hidden_item_id = h.id
      on conflict do nothing`.execute(db)
    // Delete entries without users. Also delete every entry that repeats an older entry with the same
    // subscriber and item. The statement above has added the users of the repeated entry to the older entry.
    await sql`
      delete from hidden_items h where subscriber_id is null or exists (
        select 1 from hidden_items other where other.id < h.id and other.subscriber_id = h.subscriber_id
          and other.project_id is not distinct from h.project_id
          and other.procurement_id is not distinct from h.procurement_id)`.execute(db)
    await sql`alter table hidden_items alter column subscriber_id set not null`.execute(db)
    for (const item of ['project_id', 'procurement_id']) {
      await sql`
        create unique index ${sql.ref(`hidden_items_${item}`)} on hidden_items (subscriber_id, ${sql.ref(item)})
        where ${sql.ref(item)} is not null`.execute(db)
    }
  },
}
