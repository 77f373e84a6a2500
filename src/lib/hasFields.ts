/** Whether stored data has fields of these types, as `typeof` names them: an earlier build may have stored others. */
export const hasFields = <Name extends string>(
  value: unknown,
  fields: Record<Name, string | readonly string[]>,
): value is Record<Name, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries<string | readonly string[]>(fields).every(([name, types]) =>
    [types].flat().includes(typeof Reflect.get(value, name)),
  )
