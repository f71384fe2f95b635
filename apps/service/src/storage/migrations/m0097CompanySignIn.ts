import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds where the users of a company sign in, which domains of e-mail addresses belong to it, logins that wait for the
 * return of a browser, and who a user is at the company's provider.
 */
export const m0097CompanySignIn: Migration = {
  async up(db) {
    await sql`
      create table company_sign_ins (
        subscriber_id integer primary key references subscribers on delete cascade,
        issuer text not null,
        client_id text not null,
        client_secret text not null,
        product_id integer references products on delete set null,
        domain_id integer not null,
        allows_passwords boolean not null,
        trusts_addresses boolean not null
      )`.execute(db)
    await sql`
      create table sign_in_domains (
        domain text primary key,
        subscriber_id integer not null references company_sign_ins on delete cascade
      )`.execute(db)
    await sql`create index company_sign_ins_product_id on company_sign_ins (product_id)`.execute(db)
    await sql`create index sign_in_domains_subscriber_id on sign_in_domains (subscriber_id)`.execute(db)
    await sql`
      create table sign_in_states (
        hash text primary key,
        browser_hash text not null,
        subscriber_id integer not null references company_sign_ins on delete cascade,
        path text not null,
        domain_id integer not null,
        expires timestamptz not null
      )`.execute(db)
    await sql`create index sign_in_states_expires on sign_in_states (expires)`.execute(db)
    await sql`create index sign_in_states_subscriber_id on sign_in_states (subscriber_id)`.execute(db)
    await sql`
      create table user_identities (
        issuer text not null,
        subject text not null,
        user_id integer not null references users on delete cascade,
        created timestamptz not null,
        primary key (issuer, subject),
        unique (user_id, issuer)
      )`.execute(db)
    await sql`
      alter table one_time_tokens drop constraint one_time_tokens_purpose_check,
        add constraint one_time_tokens_purpose_check
          check (purpose in ('reset', 'activate', 'impersonate', 'email', 'signIn'))`.execute(db)
  },
}
