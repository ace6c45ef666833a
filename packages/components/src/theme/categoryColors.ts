import { tokens } from '@fluentui/react-components'
import { type CategoryColorId, tandemTokens } from './tandemTokens.ts'

/** Text, background and outline of a category's label. Always use them together with the category's name. */
export interface CategoryColors {
  readonly background: string
  readonly foreground: string
  readonly border: string
}

const filled = (background: string, foreground: string): CategoryColors => ({
  background,
  foreground,
  border: 'transparent',
})

/** Colours of each category's label, as token references. */
export const categoryColors: Readonly<Record<CategoryColorId, CategoryColors>> = {
  interested: filled(tandemTokens.categoryInterestedBackground, tandemTokens.categoryInterestedForeground),
  info_request: filled(tandemTokens.categoryInfoRequestBackground, tandemTokens.categoryInfoRequestForeground),
  neutral: filled(tandemTokens.categoryNeutralBackground, tandemTokens.categoryNeutralForeground),
  not_now: filled(tandemTokens.categoryNotNowBackground, tandemTokens.categoryNotNowForeground),
  objection: filled(tandemTokens.categoryObjectionBackground, tandemTokens.categoryObjectionForeground),
  not_interested: filled(tandemTokens.categoryNotInterestedBackground, tandemTokens.categoryNotInterestedForeground),
  unqualified: filled(tandemTokens.categoryUnqualifiedBackground, tandemTokens.categoryUnqualifiedForeground),
  stop_campaign: filled(tandemTokens.categoryStopCampaignBackground, tandemTokens.categoryStopCampaignForeground),
  not_categorized: {
    background: 'transparent',
    foreground: tokens.colorNeutralForeground2,
    border: tokens.colorNeutralStroke1,
  },
}
