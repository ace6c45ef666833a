import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, focusOutline, quietBody } from '@tandem/components/styles'

export const useTypeChoiceStyles = makeStyles({
  root: column(tokens.spacingVerticalL),
  types: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  type: {
    ...column(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalXL,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': focusOutline,
  },
  chosen: { border: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}` },
  icon: { color: tokens.colorBrandForeground1, fontSize: '28px', lineHeight: 0 },
  name: { ...typographyStyles.subtitle2 },
  text: quietBody,
})
