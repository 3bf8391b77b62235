import type { ClientBase } from 'pg';

/** One thing of a table: a column, constraint, index, policy, trigger, function of its rows or right; `sql` is how PostgreSQL itself words it. */
export interface Part {
  readonly table: string;
  readonly kind: 'column' | 'constraint' | 'index' | 'policy' | 'trigger' | 'function' | 'security' | 'right';
  readonly name: string;
  readonly sql: string;
}

const DESCRIBE = `
WITH t AS (
  SELECT c.oid, c.relname, c.reltype, c.relrowsecurity, c.relforcerowsecurity, c.relacl
    FROM pg_class c WHERE c.relkind = 'r' AND c.relnamespace = $1::regnamespace
)
SELECT relname AS table, 'column' AS kind, attname AS name,
       format_type(atttypid, atttypmod)
         || CASE WHEN attnotnull THEN ' NOT NULL' ELSE '' END
         || CASE WHEN attidentity = 'a' THEN ' GENERATED ALWAYS AS IDENTITY' ELSE '' END
         || CASE WHEN attgenerated = 's' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(adbin, adrelid) || ') STORED'
                 ELSE coalesce(' DEFAULT ' || pg_get_expr(adbin, adrelid), '') END AS sql
  FROM t JOIN pg_attribute a ON a.attrelid = t.oid AND attnum > 0 AND NOT attisdropped
  LEFT JOIN pg_attrdef d ON d.adrelid = t.oid AND d.adnum = a.attnum
UNION ALL
SELECT relname, 'constraint', conname, pg_get_constraintdef(p.oid)
  FROM t JOIN pg_constraint p ON p.conrelid = t.oid WHERE contype <> 'n'
UNION ALL
SELECT relname, 'index', i.indexrelid::regclass::text,
       regexp_replace(pg_get_indexdef(i.indexrelid), ' ON [^ ]*\\.', ' ON ')
  FROM t JOIN pg_index i ON i.indrelid = t.oid
 WHERE NOT EXISTS (SELECT FROM pg_constraint p WHERE p.conindid = i.indexrelid AND contype IN ('p', 'u'))
   AND i.indexrelid::regclass::text <> relname || '_own'
UNION ALL
SELECT relname, 'policy', polname,
       polcmd::text || ' TO ' || array(SELECT coalesce(r.rolname, 'public') FROM unnest(polroles) AS p (oid)
                                         LEFT JOIN pg_roles r ON r.oid = p.oid ORDER BY 1)::text
         || ' USING ' || coalesce(pg_get_expr(polqual, polrelid), '')
         || ' WITH CHECK ' || coalesce(pg_get_expr(polwithcheck, polrelid), '')
  FROM t JOIN pg_policy ON polrelid = t.oid
 -- What crosses between organisations follows from no definition, see the migrations that make it: what the role of public
 -- links reads, and one's own notes wherever one wrote them.
 WHERE polroles <> ARRAY(SELECT oid FROM pg_roles WHERE rolname = 'hanjan_bean') AND polname <> relname || '_own'
UNION ALL
SELECT relname, 'trigger', tgname, regexp_replace(pg_get_triggerdef(g.oid), ' ON [^ ]*\\.', ' ON ')
  FROM t JOIN pg_trigger g ON g.tgrelid = t.oid WHERE NOT tgisinternal
UNION ALL
SELECT relname, 'function', proname, format_type(prorettype, NULL) || ' ' || provolatile::text || ' ' || prosrc
  FROM t JOIN pg_proc ON proargtypes::text = t.reltype::text AND pronamespace = $1::regnamespace
UNION ALL
SELECT relname, 'security', 'row level', relrowsecurity || ' forced ' || relforcerowsecurity FROM t
UNION ALL
SELECT relname, 'right', grantee::regrole::text, string_agg(privilege_type, ', ' ORDER BY privilege_type)
  FROM t, aclexplode(relacl) WHERE grantee IN ('hanjan_app'::regrole, 'hanjan_backup'::regrole)
 GROUP BY relname, grantee
UNION ALL
SELECT relname, 'right', grantee::regrole::text, string_agg(privilege_type || ' ' || attname, ', ' ORDER BY privilege_type, attname)
  FROM t JOIN pg_attribute ON attrelid = t.oid, aclexplode(attacl)
 WHERE grantee IN ('hanjan_count'::regrole, 'hanjan_merge'::regrole)
 GROUP BY relname, grantee
ORDER BY 1, 2, 3`;

/** Everything about the tables of a schema, sorted, in words that two databases can be compared by. */
export async function describeSchema(client: ClientBase, schema: string): Promise<Part[]> {
  await client.query("SELECT set_config('search_path', $1, true)", [`${schema}, public`]);
  return (await client.query<Part>(DESCRIBE, [schema])).rows;
}
