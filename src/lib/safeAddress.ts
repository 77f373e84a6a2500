/** Where external text may lead: out of the portal by https, mailto and tel, or to a path, which must be that of a page. */
export const SAFE_ADDRESS = /^(?:(?:https|mailto|tel):|\/[\w-]*$)/i
