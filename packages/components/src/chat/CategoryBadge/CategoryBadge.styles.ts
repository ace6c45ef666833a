import { type GriffelStyle, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { oneLine } from '../../theme/styleFragments.ts'
import { categoryColors } from '../../theme/categoryColors.ts'
import { type CategoryColorId } from '../../theme/tandemTokens.ts'

const colored = (id: CategoryColorId): GriffelStyle => ({
  backgroundColor: categoryColors[id].background,
  color: categoryColors[id].foreground,
  boxShadow: `inset 0 0 0 ${tokens.strokeWidthThin} ${categoryColors[id].border}`,
})

export const useCategoryBadgeStyles = makeStyles({
  root: {
    display: 'inline-block',
    boxSizing: 'border-box',
    maxWidth: '100%',
    verticalAlign: 'middle',
    paddingInline: tokens.spacingHorizontalSNudge,
    paddingBlock: tokens.spacingVerticalXXS,
    borderRadius: tokens.borderRadiusMedium,
    ...typographyStyles.caption1Strong,
    ...oneLine,
  },
  interested: colored('interested'),
  info_request: colored('info_request'),
  neutral: colored('neutral'),
  not_now: colored('not_now'),
  objection: colored('objection'),
  not_interested: colored('not_interested'),
  unqualified: colored('unqualified'),
  stop_campaign: colored('stop_campaign'),
  not_categorized: colored('not_categorized'),
})
