import { sql } from 'kysely'

/**
 * Returns the condition that the list or agent that something is about is still shared with its user.
 *
 * @param alias the name of a row with `list_id`, `agent_id` and `user_id`
 */
export const isShared = (alias: string) => {
  const [list, agent, user] = ['list_id', 'agent_id', 'user_id'].map((column) =>
    sql.ref(`${alias}.${column}`),
  )
  return sql<boolean>`
    (${list} is null or exists (select from list_users u where u.list_id = ${list} and u.user_id = ${user}))
    and (${agent} is null or exists (select from agent_users u where u.agent_id = ${agent} and u.user_id = ${user}))`
}
