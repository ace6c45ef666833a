import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'

export const useDropZoneStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    // Takes the room that its place has.
    flexGrow: 1,
    gap: tokens.spacingVerticalXS,
    padding: tokens.spacingHorizontalXL,
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    color: tokens.colorNeutralForeground2,
    textAlign: 'center',
  },
  over: {
    border: `${tokens.strokeWidthThin} dashed ${tokens.colorBrandStroke1}`,
    backgroundColor: tokens.colorBrandBackground2,
  },
  text: { margin: 0 },
  limits: { ...typographyStyles.caption1, margin: 0 },
})
