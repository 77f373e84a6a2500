/** The animations of the portal, by the names that `animation` uses. */
export const keyframes = {
  turn: { to: { transform: 'rotate(360deg)' } },
  breathe: { '50%': { opacity: '0.5' } },
  appear: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
  draw: { from: { strokeDashoffset: '60' } },
  fadeIn: { from: { opacity: '0' } },
  fadeOut: { to: { opacity: '0' } },
  slideIn: { from: { transform: 'translate(var(--slide-from))' } },
  slideOut: { to: { transform: 'translate(var(--slide-from))' } },
}
