export const avatarColors = [
  'steel',
  'blue',
  'royalBlue',
  'lavender',
  'grape',
  'plum',
  'forest',
  'seafoam',
  'brass',
  'pumpkin',
] as const
export type AvatarColor = (typeof avatarColors)[number]

/** The colour of a name, ignoring case and outer spaces. */
export function avatarColorOf(name: string): AvatarColor {
  let hash = 0
  for (const character of name.trim().toLowerCase()) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) | 0
  return avatarColors[Math.abs(hash % avatarColors.length)] ?? avatarColors[0]
}
