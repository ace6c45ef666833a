import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { column, focusOutline, onBrand, plainButton, quietCaption, tabularFigures } from '../../theme/styleFragments.ts'

const daySize = '32px'

export const useMonthGridStyles = makeStyles({
  root: column(tokens.spacingVerticalS),
  title: { ...typographyStyles.body1Strong, textAlign: 'center', lineHeight: daySize },
  grid: column(tokens.spacingVerticalXXS),
  weekday: { ...quietCaption, textAlign: 'center', alignSelf: 'center' },
  week: { display: 'grid', gridTemplateColumns: 'repeat(7, 36px)', minHeight: daySize },
  cell: { display: 'grid', placeItems: 'center' },
  inRange: { backgroundColor: tokens.colorBrandBackground2 },
  first: { borderStartStartRadius: tokens.borderRadiusCircular, borderEndStartRadius: tokens.borderRadiusCircular },
  last: { borderStartEndRadius: tokens.borderRadiusCircular, borderEndEndRadius: tokens.borderRadiusCircular },
  day: {
    ...typographyStyles.body1,
    ...tabularFigures,
    ...plainButton,
    width: daySize,
    height: daySize,
    borderRadius: tokens.borderRadiusCircular,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { ...focusOutline, outlineOffset: tokens.strokeWidthThin },
    ':disabled': {
      backgroundColor: 'transparent',
      color: tokens.colorNeutralForegroundDisabled,
      cursor: 'not-allowed',
    },
  },
  today: { fontWeight: tokens.fontWeightBold, color: tokens.colorBrandForeground1 },
  chosen: { ...onBrand, ':hover': { backgroundColor: tokens.colorBrandBackgroundHover } },
})
