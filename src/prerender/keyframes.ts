/** The animations of the portal, by the names that `animation` uses. */
export const keyframes = {
  turn: { to: { transform: 'rotate(360deg)' } },
  sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
  breathe: { '50%': { opacity: '0.5' } },
  appear: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  draw: { from: { strokeDashoffset: '60' } },
  slideIn: { from: { transform: 'translateX(var(--slide-from))' } },
}
