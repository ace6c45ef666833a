/** Texts of the field for a profile's client. */
export const clientFieldMessages = {
  label: 'AI client',
  hint: 'The company that this profile writes for.',
  placeholder: 'Search AI clients',
  failed: 'The AI clients could not be loaded.',
  archived: (name: string) => `${name} (archived)`,
  unknown: (id: number) => `Client ${id}`,
} as const
