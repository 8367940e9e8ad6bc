/** Above the page and its bars; what opened later stands above what opened before. */
export const layerZIndex = 'calc(60 + var(--layer-index, 0))'
