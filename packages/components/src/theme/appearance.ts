/** The choices of theme and density, in the order of menus, and their names on screen. */
export const appearanceTexts = {
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  density: 'Table density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
} as const

export const colorSchemePreferences = ['system', 'light', 'dark'] as const

/** The user's choice; `system` follows the operating system, also when its scheme changes. */
export type ColorSchemePreference = (typeof colorSchemePreferences)[number]

export const densities = ['comfortable', 'compact'] as const

/** Height of rows in lists and tables: `comfortable` 40 px, `compact` 32 px. */
export type Density = (typeof densities)[number]
