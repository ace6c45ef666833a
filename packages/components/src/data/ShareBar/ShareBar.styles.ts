import { makeStyles, tokens } from '@fluentui/react-components'

export const useShareBarStyles = makeStyles({
  root: {
    display: 'flex',
    gap: tokens.strokeWidthThick,
    height: tokens.spacingVerticalS,
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground6,
  },
  // A share of one in thousands is still seen.
  share: { minWidth: tokens.spacingHorizontalXS, flexShrink: 1 },
  success: { backgroundColor: tokens.colorStatusSuccessBackground3 },
  warning: { backgroundColor: tokens.colorStatusWarningBackground3 },
  danger: { backgroundColor: tokens.colorStatusDangerBackground3 },
  neutral: { backgroundColor: tokens.colorNeutralForeground4 },
  brand: { backgroundColor: tokens.colorCompoundBrandBackground },
})
