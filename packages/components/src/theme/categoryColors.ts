import { tokens } from '@fluentui/react-components'
import { type CategoryColorId, tandemTokens } from './tandemTokens.ts'

/** Use the colours together with the category's name. */
export interface CategoryColors {
  readonly background: string
  readonly foreground: string
  readonly border: string
  readonly dot: string
}

const filled = (background: string, foreground: string, dot: string): CategoryColors => ({
  background,
  foreground,
  border: 'transparent',
  dot,
})

export const categoryColors: Readonly<Record<CategoryColorId, CategoryColors>> = {
  interested: filled(
    tandemTokens.categoryInterestedBackground,
    tandemTokens.categoryInterestedForeground,
    tokens.colorPaletteGreenBorderActive,
  ),
  info_request: filled(
    tandemTokens.categoryInfoRequestBackground,
    tandemTokens.categoryInfoRequestForeground,
    tokens.colorPaletteBlueBorderActive,
  ),
  neutral: filled(
    tandemTokens.categoryNeutralBackground,
    tandemTokens.categoryNeutralForeground,
    tokens.colorPaletteSteelBorderActive,
  ),
  not_now: filled(
    tandemTokens.categoryNotNowBackground,
    tandemTokens.categoryNotNowForeground,
    tokens.colorPaletteLavenderBorderActive,
  ),
  objection: filled(
    tandemTokens.categoryObjectionBackground,
    tandemTokens.categoryObjectionForeground,
    tokens.colorPaletteMarigoldBorderActive,
  ),
  not_interested: filled(
    tandemTokens.categoryNotInterestedBackground,
    tandemTokens.categoryNotInterestedForeground,
    tokens.colorPaletteCranberryBorderActive,
  ),
  unqualified: filled(
    tandemTokens.categoryUnqualifiedBackground,
    tandemTokens.categoryUnqualifiedForeground,
    tokens.colorNeutralForeground4,
  ),
  stop_campaign: filled(
    tandemTokens.categoryStopCampaignBackground,
    tandemTokens.categoryStopCampaignForeground,
    tandemTokens.categoryStopCampaignBackground,
  ),
  not_categorized: {
    background: 'transparent',
    foreground: tokens.colorNeutralForeground2,
    border: tokens.colorNeutralStroke1,
    dot: tokens.colorNeutralForeground2,
  },
}
