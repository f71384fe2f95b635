import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../../src/storage/Database'

/**
 * Creates the SQL function that built search queries before ADR 34. It matches whole words in four languages
 * and the beginnings of words. It does not match synonyms, other spellings or parts of compounds.
 */
export async function createPreviousSearch(db: Kysely<Database>): Promise<void> {
  await sql`
    create function previous_query(words text[], reader text, loosely boolean) returns tsquery
    language plpgsql stable as $$
    declare
      result tsquery;
      one tsquery;
      form text;
      word text;
      plain text;
    begin
      foreach word in array words loop
        plain := left(search_text(word), 40);
        one := plainto_tsquery('simple', plain);
        continue when numnode(one) = 0;
        continue when array_length(words, 1) > 1 and numnode(plainto_tsquery(search_config(reader), plain)) = 0;
        if loosely then one := (one::text || ':*')::tsquery; end if;
        foreach form in array coalesce(search_forms(plain, loosely), '{}') loop
          one := one || form::tsquery;
        end loop;
        result := case when result is null then one else result && one end;
      end loop;
      return result;
    end
    $$`.execute(db)
}
