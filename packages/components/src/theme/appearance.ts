/** Names on screen. */
export const appearanceTexts = {
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  density: 'Table density',
  densities: { comfortable: 'Comfortable', compact: 'Compact' },
} as const

export const colorSchemePreferences = ['system', 'light', 'dark'] as const

/** `system` follows the operating system. */
export type ColorSchemePreference = (typeof colorSchemePreferences)[number]

export const densities = ['comfortable', 'compact'] as const

/** `comfortable` rows are 40 px high, `compact` rows 32 px. */
export type Density = (typeof densities)[number]
