import { makeStyles, tokens } from '@fluentui/react-components'

/** As Fluent's slider: thumbs of 20 px on a track of 4 px. */
export const useRangeSliderStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    height: '32px',
    paddingInline: tokens.spacingHorizontalMNudge,
    cursor: 'pointer',
    touchAction: 'none',
    userSelect: 'none',
  },
  track: {
    position: 'relative',
    flexGrow: 1,
    height: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStrokeAccessible,
  },
  chosen: {
    position: 'absolute',
    insetBlock: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
  },
  thumb: {
    position: 'absolute',
    top: '50%',
    boxSizing: 'border-box',
    width: '20px',
    height: '20px',
    transform: 'translate(-50%, -50%)',
    border: `${tokens.strokeWidthThick} solid ${tokens.colorNeutralBackground1}`,
    outline: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorCompoundBrandBackground,
    boxShadow: tokens.shadow2,
    cursor: 'grab',
    ':hover': { backgroundColor: tokens.colorCompoundBrandBackgroundHover },
    ':active': { cursor: 'grabbing', backgroundColor: tokens.colorCompoundBrandBackgroundPressed },
    ':focus-visible': { outline: `${tokens.strokeWidthThick} solid ${tokens.colorStrokeFocus2}`, zIndex: 1 },
  },
})
