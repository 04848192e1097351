The page's routes: the owner, guests, strangers.

  $ pholio import photos --quiet; mkdir -p .config/pholio
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  $ serve --guests-pick --host 0.0.0.0 | sed 's/http[^"]*/ADDRESS/g'
  {"guests":["ADDRESS"],"owner":["ADDRESS"],"reachable":true}
  $ ask GET /api/portfolio
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"cap": {"columns": 1, "rows": 1}, "count": 3, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 1, "locked": false, "name": "Paris", "policy": "append", "revision": 1, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77", "c70abf2d3650048c9050c7bdcb8fe90318abadf9050f3732dad8b73d9b1e662c", "fe736d928b876269633c0ff02e33e13897a49611b4b57cebfb050042a6417e7c"], "stack_turns": [0, 0, 0, 0], "where": null}, {"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 1, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5"], "stack_turns": [0, 0, 0, 0], "where": null}, {"cap": {"columns": 1, "rows": 1}, "count": 2, "cover": "e19b22f180af7e1cc53275acdbe3ddad062ac44c4c50fac2c458f6d7d0f4dcdc", "id": 3, "locked": false, "name": "Rome/Night", "policy": "append", "revision": 1, "stack": ["e19b22f180af7e1cc53275acdbe3ddad062ac44c4c50fac2c458f6d7d0f4dcdc", "cc217ec041564792416d328be83ce12cf0c70a6419fd08207ecad4e47350aa0b"], "stack_turns": [0, 0], "where": null}], "read_only": false, "revision": 3, "version": "pholio VERSION"}
  $ ask GET /api/galleries/1
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 1, "locked": false, "name": "Paris", "policy": "append", "revision": 1, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77", "c70abf2d3650048c9050c7bdcb8fe90318abadf9050f3732dad8b73d9b1e662c", "fe736d928b876269633c0ff02e33e13897a49611b4b57cebfb050042a6417e7c"], "stack_turns": [0, 0, 0, 0], "where": null}
  $ ask GET '/api/galleries/2/layout?width=700&cell=200x200&gap=10&window=0,2400'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"cap": {"columns": 1, "rows": 1}, "cells": [{"h": 200, "index": 0, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 160, "id": 2, "label": null, "missing": false, "name": "copy.jpg", "rating": null, "sha256": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "taken": "2018-01-01T00:00:00", "title": null, "turn": 0, "width": 240}, "w": 200, "x": 25, "y": 25}, {"h": 200, "index": 1, "photo": {"alt": null, "companions": [], "description": "Boats in the evening", "flag": null, "height": 160, "id": 8, "label": "Red", "missing": false, "name": "IMG_0001.JPG", "rating": 4, "sha256": "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "taken": "2019-05-04T10:00:00", "title": "The harbour", "turn": 0, "width": 240}, "w": 200, "x": 250, "y": 25}, {"h": 200, "index": 2, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 240, "id": 9, "label": null, "missing": false, "name": "IMG_0002.JPG", "rating": 2, "sha256": "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190", "taken": "2019-05-04T10:00:01", "title": null, "turn": 0, "width": 160}, "w": 200, "x": 475, "y": 25}, {"h": 200, "index": 3, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 240, "id": 10, "label": null, "missing": false, "name": "IMG_0003.JPG", "rating": null, "sha256": "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "taken": "2019-05-05T23:59:59", "title": null, "turn": 0, "width": 160}, "w": 200, "x": 25, "y": 250}, {"h": 200, "index": 4, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 160, "id": 12, "label": null, "missing": false, "name": "a (2).jpg", "rating": null, "sha256": "2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699", "taken": "2019-05-06T08:00:00", "title": null, "turn": 0, "width": 160}, "w": 200, "x": 250, "y": 250}, {"h": 200, "index": 5, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 100, "id": 11, "label": "Green", "missing": false, "name": "IMG_0011.JPG", "rating": 5, "sha256": "67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a", "taken": null, "title": null, "turn": 0, "width": 400}, "w": 200, "x": 475, "y": 250}, {"h": 200, "index": 6, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 160, "id": 13, "label": null, "missing": false, "name": "Ä ö.jpg", "rating": null, "sha256": "39468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308", "taken": null, "title": "Äpfel, Öl", "turn": 0, "width": 240}, "w": 200, "x": 25, "y": 475}], "columns": 3, "content_height": 700, "count": 7, "features": false, "gap": 25, "layout": "grid", "revision": 1, "rows": 3, "width": 700}
  $ ask GET '/api/galleries/2/layout?width=700&cell=100x100&gap=10&window=0,500&layout=rows'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"cap": {"columns": 1, "rows": 1}, "cells": [{"h": 119.99999910593033, "index": 0, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 160, "id": 2, "label": null, "missing": false, "name": "copy.jpg", "rating": null, "sha256": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "taken": "2018-01-01T00:00:00", "title": null, "turn": 0, "width": 240}, "w": 179.9999986588955, "x": 10, "y": 10}, {"h": 119.99999910593033, "index": 1, "photo": {"alt": null, "companions": [], "description": "Boats in the evening", "flag": null, "height": 160, "id": 8, "label": "Red", "missing": false, "name": "IMG_0001.JPG", "rating": 4, "sha256": "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "taken": "2019-05-04T10:00:00", "title": "The harbour", "turn": 0, "width": 240}, "w": 179.9999986588955, "x": 199.9999986588955, "y": 10}, {"h": 119.99999910593033, "index": 2, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 240, "id": 9, "label": null, "missing": false, "name": "IMG_0002.JPG", "rating": 2, "sha256": "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190", "taken": "2019-05-04T10:00:01", "title": null, "turn": 0, "width": 160}, "w": 80.00000178813933, "x": 389.999997317791, "y": 10}, {"h": 119.99999910593033, "index": 3, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 240, "id": 10, "label": null, "missing": false, "name": "IMG_0003.JPG", "rating": null, "sha256": "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "taken": "2019-05-05T23:59:59", "title": null, "turn": 0, "width": 160}, "w": 80.00000178813933, "x": 479.9999991059303, "y": 10}, {"h": 119.99999910593033, "index": 4, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 160, "id": 12, "label": null, "missing": false, "name": "a (2).jpg", "rating": null, "sha256": "2a1bf67fc9df72a5ebe744e716e7ccddbc85b61e9c0df9ab2a39ffd0da6ad699", "taken": "2019-05-06T08:00:00", "title": null, "turn": 0, "width": 160}, "w": 119.99999910593033, "x": 570.0000008940697, "y": 10}, {"h": 100, "index": 5, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 100, "id": 11, "label": "Green", "missing": false, "name": "IMG_0011.JPG", "rating": 5, "sha256": "67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a", "taken": null, "title": null, "turn": 0, "width": 400}, "w": 400, "x": 10, "y": 139.99999910593033}, {"h": 100, "index": 6, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 160, "id": 13, "label": null, "missing": false, "name": "Ä ö.jpg", "rating": null, "sha256": "39468ee9a0ab192a7ea68b0c1ecb55862966392cdee87869aa165dbd0f482308", "taken": null, "title": "Äpfel, Öl", "turn": 0, "width": 240}, "w": 150, "x": 420, "y": 139.99999910593033}], "content_height": 249.99999910593033, "count": 7, "features": true, "gap": 10, "layout": "rows", "revision": 1, "rows": 2, "width": 700}
  $ ask GET '/api/galleries/2/layout?width=700&cell=100x100&gap=10&window=0,500&where=portrait'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"cap": {"columns": 1, "rows": 1}, "cells": [{"h": 100, "index": 0, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 240, "id": 9, "label": null, "missing": false, "name": "IMG_0002.JPG", "position": 3, "rating": 2, "sha256": "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190", "taken": "2019-05-04T10:00:01", "title": null, "turn": 0, "width": 160}, "w": 100, "x": 14.285714285714286, "y": 14.285714285714286}, {"h": 100, "index": 1, "photo": {"alt": null, "companions": [], "description": null, "flag": null, "height": 240, "id": 10, "label": null, "missing": false, "name": "IMG_0003.JPG", "position": 4, "rating": null, "sha256": "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "taken": "2019-05-05T23:59:59", "title": null, "turn": 0, "width": 160}, "w": 100, "x": 128.57142857142858, "y": 14.285714285714286}], "columns": 6, "content_height": 128.57142857142858, "count": 2, "features": false, "gap": 14.285714285714286, "layout": "grid", "revision": 1, "rows": 1, "total": 7, "width": 700}
  $ ask GET '/api/galleries/1/photos?from=0&count=9&where=near:1,2' --guest
  403 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "read_only", "message": "near:, folder:, text:, rating:, flag:, label: are the owner's, not for guests"}}
  $ ask GET '/api/portfolio/layout?width=700&cell=200x200&gap=10&window=0,2400'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"cap": {"columns": 1, "rows": 1}, "cells": [{"gallery": {"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 1, "locked": false, "name": "Paris", "policy": "append", "revision": 1, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77", "c70abf2d3650048c9050c7bdcb8fe90318abadf9050f3732dad8b73d9b1e662c", "fe736d928b876269633c0ff02e33e13897a49611b4b57cebfb050042a6417e7c"], "stack_turns": [0, 0, 0, 0], "where": null}, "h": 200, "index": 0, "w": 200, "x": 25, "y": 25}, {"gallery": {"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 1, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5"], "stack_turns": [0, 0, 0, 0], "where": null}, "h": 200, "index": 1, "w": 200, "x": 250, "y": 25}, {"gallery": {"cap": {"columns": 1, "rows": 1}, "count": 2, "cover": "e19b22f180af7e1cc53275acdbe3ddad062ac44c4c50fac2c458f6d7d0f4dcdc", "id": 3, "locked": false, "name": "Rome/Night", "policy": "append", "revision": 1, "stack": ["e19b22f180af7e1cc53275acdbe3ddad062ac44c4c50fac2c458f6d7d0f4dcdc", "cc217ec041564792416d328be83ce12cf0c70a6419fd08207ecad4e47350aa0b"], "stack_turns": [0, 0], "where": null}, "h": 200, "index": 2, "w": 200, "x": 475, "y": 25}], "columns": 3, "content_height": 250, "count": 3, "features": false, "gap": 25, "layout": "grid", "revision": 3, "rows": 1, "width": 700}
  $ ask GET '/api/galleries/2/photos?from=1&count=2'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"count": 7, "from": 1, "photos": [{"alt": null, "companions": [], "description": "Boats in the evening", "flag": null, "height": 160, "id": 8, "label": "Red", "missing": false, "name": "IMG_0001.JPG", "rating": 4, "sha256": "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "taken": "2019-05-04T10:00:00", "title": "The harbour", "turn": 0, "width": 240}, {"alt": null, "companions": [], "description": null, "flag": null, "height": 240, "id": 9, "label": null, "missing": false, "name": "IMG_0002.JPG", "rating": 2, "sha256": "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190", "taken": "2019-05-04T10:00:01", "title": null, "turn": 0, "width": 160}], "revision": 1}
  $ ask GET '/api/galleries/2/order?from=0&count=100'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"count": 7, "from": 0, "photos": [2, 8, 9, 10, 12, 11, 13], "revision": 1}
  $ ask GET '/api/galleries/2/photos?from=0&count=9&where=rating:4-'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"count": 2, "from": 0, "photos": [{"alt": null, "companions": [], "description": "Boats in the evening", "flag": null, "height": 160, "id": 8, "label": "Red", "missing": false, "name": "IMG_0001.JPG", "position": 2, "rating": 4, "sha256": "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "taken": "2019-05-04T10:00:00", "title": "The harbour", "turn": 0, "width": 240}, {"alt": null, "companions": [], "description": null, "flag": null, "height": 100, "id": 11, "label": "Green", "missing": false, "name": "IMG_0011.JPG", "position": 6, "rating": 5, "sha256": "67c2d45651a40b8c5da4be7a9491fc3659e219fc4933c793cd2a3578dac2432a", "taken": null, "title": null, "turn": 0, "width": 400}], "revision": 1, "total": 7}
  $ ask GET '/api/galleries/2/order?from=0&count=9&where=rating:'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "rating: needs a value, like rating:4-"}}
  $ ask GET '/api/completions?typed=rating:4 and fla&gallery=2'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"completions": ["rating:4 and flag:"]}
  $ ask GET /api/galleries/2/alarms
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"count": 0, "findings": []}
  $ ask GET /api/galleries/1/alike
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"groups": [{"kind": "near", "photos": [4, 7], "positions": [2, 7], "sha256": ["549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77", "9ffdf98ecff0f14b5168e9d4406a075708edeb19b3f30cc825a38547260046b9"], "turns": [0, 0]}], "without_signature": 0}
  $ ask GET /api/portfolio/dates
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"galleries": [{"first": "2018-01-01T00:00:00", "id": 1, "last": "2021-03-04T12:30:00"}, {"first": "2018-01-01T00:00:00", "id": 2, "last": "2019-05-06T08:00:00"}, {"first": "2019-05-04T22:00:00", "id": 3, "last": "2019-05-04T22:00:02"}]}
  $ ask POST /api/galleries/2/move '{"revision":1,"photos":[10],"target":{"before":9}}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"change": 1, "changed": true, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 2, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}], "gone": [], "summary": "move IMG_0003.JPG before IMG_0002.JPG"}
  $ ask POST /api/galleries/2/move '{"revision":1,"photos":[10],"target":{"to":1}}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 1"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 2, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/galleries/2/move '{"revision":99,"photos":[10],"target":{"to":"last"}}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 99"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 2, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/galleries/2/move '{"photos":[]}'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "the body has no 'revision'"}}
  $ ask POST /api/galleries/2/move 'nonsense'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "the body is not JSON of the kind that is needed"}}
  $ ask POST /api/transfer '{"from":{"gallery":2,"revision":3},"into":{"gallery":1,"revision":1},"photos":[11],"target":{"to":"last"}}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 3"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 2, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}, {"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 1, "locked": false, "name": "Paris", "policy": "append", "revision": 1, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77", "c70abf2d3650048c9050c7bdcb8fe90318abadf9050f3732dad8b73d9b1e662c", "fe736d928b876269633c0ff02e33e13897a49611b4b57cebfb050042a6417e7c"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/galleries/2/remove '{"revision":4,"photos":[9]}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 4"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 2, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/galleries/2/feature '{"photos":[10],"span":"2x2"}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"change": 2, "changed": true, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 3, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}], "gone": [], "summary": "feature IMG_0003.JPG 2x2"}
  $ ask POST /api/galleries/2/sort '{"revision":6,"by":["date","name"],"reversed":false}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 6"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 3, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/galleries/2/sort '{"revision":7,"by":["look"],"seed":3}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 7"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 3, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/galleries/2/sort '{"revision":8,"by":["nothing"]}'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "'nothing' is not one of date, instant, name, size, camera, rating, type, label, title, keywords, creator, city, country, colour, look"}}
  $ ask POST /api/galleries/2/sort '{"revision":8,"shuffle":42}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 8"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 3, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/galleries/2/sort '{"revision":9,"reverse":true}'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Rome' has been changed since revision 9"}, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 3, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}]}
  $ ask POST /api/undo '{}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"change": 2, "changed": true, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 4, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}], "gone": [], "step": "feature IMG_0003.JPG 2x2", "summary": "undo feature IMG_0003.JPG 2x2"}
  $ ask POST /api/redo '{"gallery":2}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"change": 2, "changed": true, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 5, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 0, 0, 0], "where": null}], "gone": [], "step": "feature IMG_0003.JPG 2x2", "summary": "redo feature IMG_0003.JPG 2x2"}
  $ ask POST /api/redo '{"gallery":2}'
  409 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "nothing_to_redo", "gallery": "Rome", "message": "there is nothing to redo in 'Rome'"}}
  $ ask GET '/api/galleries/2/history?limit=50'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changes": [{"at": "NOW", "id": 2, "moved": 1, "state": "done", "summary": "feature IMG_0003.JPG 2x2"}, {"at": "NOW", "id": 1, "moved": 1, "state": "done", "summary": "move IMG_0003.JPG before IMG_0002.JPG"}]}
  $ ask GET /api/portfolio/history
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changes": []}
  $ ask GET /api/photos/8
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"added": "NOW", "alt": null, "aperture": 1.8, "artist": "Ada", "bytes": 10310, "camera": {"make": "Canon", "model": "Canon EOS R5"}, "city": "Roma", "companions": [], "copyright": null, "country": "Italia", "creator": "Ada", "description": "Boats in the evening", "exposure_s": 0.004, "flag": null, "focal_mm": 50, "galleries": [2], "gps": null, "has_own_alt": false, "has_own_description": false, "has_own_keywords": false, "has_own_label": false, "has_own_rating": false, "has_own_title": false, "height": 160, "id": 8, "iso": 100, "keywords": ["sea", "boats"], "label": "Red", "lens": "RF 50mm F1.8", "missing": false, "name": "IMG_0001.JPG", "rating": 4, "serial": null, "sha256": "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "state": null, "taken": {"local": "2019-05-04T10:00:00", "offset": "+02:00", "source": "exif"}, "texts": {"camera": "Canon EOS R5", "keywords": "sea, boats", "location": "Roma, Italia", "rating": "★★★★", "settings": "50 mm  f/1.8  1/250 s  ISO 100", "size": "240 × 160, 10.3 kB", "taken": "2019-05-04 10:00:00 +02:00"}, "title": "The harbour", "turn": 0, "width": 240}
  $ ask PATCH /api/photos/8 '{"title":"Evening","rating":4,"label":null,"gallery":2}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"added": "NOW", "alt": null, "aperture": 1.8, "artist": "Ada", "bytes": 10310, "camera": {"make": "Canon", "model": "Canon EOS R5"}, "city": "Roma", "companions": [], "copyright": null, "country": "Italia", "creator": "Ada", "description": "Boats in the evening", "exposure_s": 0.004, "flag": null, "focal_mm": 50, "galleries": [2], "gps": null, "has_own_alt": false, "has_own_description": false, "has_own_keywords": false, "has_own_label": false, "has_own_rating": true, "has_own_title": true, "height": 160, "id": 8, "iso": 100, "keywords": ["sea", "boats"], "label": "Red", "lens": "RF 50mm F1.8", "missing": false, "name": "IMG_0001.JPG", "rating": 4, "serial": null, "sha256": "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "state": null, "taken": {"local": "2019-05-04T10:00:00", "offset": "+02:00", "source": "exif"}, "texts": {"camera": "Canon EOS R5", "keywords": "sea, boats", "location": "Roma, Italia", "rating": "★★★★", "settings": "50 mm  f/1.8  1/250 s  ISO 100", "size": "240 × 160, 10.3 kB", "taken": "2019-05-04 10:00:00 +02:00"}, "title": "Evening", "turn": 0, "width": 240}
  $ ask PATCH /api/photos/8 '{"rating":9}'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "rating is 0 to 5, 'none' or null, not 9"}}
  $ ask PATCH /api/galleries/2/values '{"photos":[8,10],"rating":3,"turn_by":90}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"change": 4, "changed": true, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 5, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 90, 90, 0], "where": null}], "gone": [], "summary": "rate 3, turn right 2 photos"}
  $ ask POST /api/galleries '{"name":"Keep"}'
  201 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changed": true, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 0, "cover": null, "id": 4, "locked": false, "name": "Keep", "policy": "append", "revision": 0, "stack": [], "stack_turns": [], "where": null}], "gone": [], "portfolio": {"cap": {"columns": 1, "rows": 1}, "count": 4, "revision": 4}, "summary": "create Keep"}
  $ ask POST /api/galleries '{"name":"Keep"}'
  409 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "name_taken", "message": "there is a gallery 'Keep' already"}}
  $ ask PATCH /api/galleries/4 '{"name":"Kept","cap":{"columns":2,"rows":2},"locked":true}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changed": true, "galleries": [{"cap": {"columns": 2, "rows": 2}, "count": 0, "cover": null, "id": 4, "locked": true, "name": "Kept", "policy": "append", "revision": 0, "stack": [], "stack_turns": [], "where": null}], "gone": [], "summary": "edit Kept"}
  $ ask DELETE '/api/galleries/4?revision=0'
  409 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "locked", "gallery": "Kept", "message": "'Kept' is locked (pholio gallery unlock 'Kept')"}}
  $ ask DELETE '/api/galleries/4?revision=99'
  412 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "stale", "message": "'Kept' has been changed since revision 99"}, "galleries": [{"cap": {"columns": 2, "rows": 2}, "count": 0, "cover": null, "id": 4, "locked": true, "name": "Kept", "policy": "append", "revision": 0, "stack": [], "stack_turns": [], "where": null}]}
  $ ask PATCH /api/portfolio '{"cap":{"columns":2,"rows":2}}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changed": true, "galleries": [], "gone": [], "portfolio": {"cap": {"columns": 2, "rows": 2}, "count": 4, "revision": 4}, "summary": "cap 2x2"}
  $ ask POST /api/portfolio/move '{"revision":4,"galleries":[3],"target":{"before":1}}'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"change": 5, "changed": true, "galleries": [], "gone": [], "portfolio": {"cap": {"columns": 2, "rows": 2}, "count": 4, "revision": 5}, "summary": "move Rome/Night before Paris"}
  $ ask GET /api/presets
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"presets": [{"description": "a contact sheet of 8x10 inches, with the files' names", "name": "contact-8x10", "settings": {"cap-on": "none", "caption": "{stem}", "font-size": "6pt", "footer": "||{page} / {pages}", "gap": "0.1in", "header": "{gallery}||{count} photo{s}", "header-size": "8pt", "margin": "0.4in", "paper": "8x10"}}, {"description": "strips of 35 mm film on black, six frames each, with the frames' numbers at the edge", "name": "film", "settings": {"background": "#0c0c0d", "caption": "{frame}  {stem}", "film": "135", "font-size": "6pt", "footer": "||{page} / {pages}", "gap": "1.5mm", "header": "{gallery}||{count} frame{s}", "header-size": "8pt", "margin": "7mm", "paper": "A4", "quality": 92}}, {"description": "the whole gallery on one sheet of paper, small", "name": "index", "settings": {"cap-on": "none", "caption": "{position} {stem}", "gap": "2mm", "header": "{gallery}||{count} photo{s}", "header-size": "9pt", "margin": "6mm", "one-page": true, "paper": "A4"}}, {"description": "one picture a page, as in a mount: wide margins, a fine line, its title below", "name": "passe-partout", "settings": {"background": "#f6f3ec", "border": "0.3mm", "border-colour": "#8c857a", "cap-on": "none", "caption": "{title}|{description}|{date:%B %Y}", "columns": 1, "enlarge": true, "font-size": "11pt", "gap": 0, "landscape": true, "margin": "26mm", "paper": "A4", "quality": 95, "rows": 1}}, {"description": "a wall of pictures, edge to edge, on dark paper", "name": "poster", "settings": {"background": "#16181c", "captions": false, "crop": "attention", "enlarge": true, "fit": "cover", "gap": "2mm", "last-row": "centre", "margin": "12mm", "one-page": true, "paper": "A3", "quality": 93, "title": "{gallery}", "title-size": "30pt"}}, {"description": "a sheet to mark what to print: large enough to judge, with what the camera did", "name": "proof", "settings": {"caption": "{position}  {stem}|{aperture}  {shutter}  {iso}|{date}", "enlarge": false, "font-size": "7pt", "footer": "||{page} / {pages}", "gap": "3mm", "header": "{gallery}||{count} photo{s}", "header-size": "9pt", "margin": "8mm", "paper": "A4", "rotate-to-fit": false}}, {"description": "one long picture for a web page", "name": "web", "settings": {"background": "#f4f4f2", "caption": "{stem}", "cell": "360x240", "columns": 4, "crop": "attention", "fit": "cover", "gap": 16, "last-row": "centre", "lines": 2, "quality": 82, "radius": 8}}, {"description": "a booklet's pages of A5: one picture large, the next ones small in rows below or beside it", "name": "zine", "settings": {"background": "#fbfaf7", "cap": "2x3", "cap-on": "every", "captions": false, "footer": "{gallery}||{page}", "gap": "2.5mm", "header-size": "8pt", "layout": "rows", "margin": "11mm", "paper": "A5", "quality": 93, "rows": 5}}], "settings": [{"choices": [], "default": "none", "default_text": "none", "help": "A page's size: none (one tall image), A4, A3, Letter, 4x6, 8x10, 210x297mm, 1920x1080px.", "kind": "paper", "main": true, "name": "paper", "section": "Pages", "suggestions": [{"meaning": "One picture, as tall as needed", "value": "none"}, {"meaning": "A2", "value": "A2"}, {"meaning": "A3", "value": "A3"}, {"meaning": "A4", "value": "A4"}, {"meaning": "A5", "value": "A5"}, {"meaning": "A6", "value": "A6"}, {"meaning": "Letter", "value": "Letter"}, {"meaning": "Legal", "value": "Legal"}, {"meaning": "Tabloid", "value": "Tabloid"}, {"meaning": "4x6", "value": "4x6"}, {"meaning": "5x7", "value": "5x7"}, {"meaning": "8x10", "value": "8x10"}, {"meaning": "8x12", "value": "8x12"}, {"meaning": "11x14", "value": "11x14"}]}, {"choices": [], "default": "false", "help": "Lay the paper on its long side.", "kind": "flag", "main": true, "name": "landscape", "needs": "paper", "section": "Pages", "suggestions": []}, {"choices": [], "default": "0", "default_on_paper": "8mm", "default_text": "0, on paper 8mm", "help": "The empty space around a page: 20 (pixels), 5mm, 0.2in.", "kind": "length", "main": false, "name": "margin", "section": "Pages", "suggestions": []}, {"choices": [], "default": "false", "help": "Shrink the cells until all of them fit on one page.", "kind": "flag", "main": false, "name": "one-page", "section": "Pages", "suggestions": []}, {"choices": [], "default": "8", "default_on_paper": "4mm", "default_text": "8, on paper 4mm", "help": "The space between cells and around all of them: 8 (pixels), 4mm.", "kind": "length", "main": false, "name": "gap", "section": "Cells", "suggestions": []}, {"choices": ["grid", "rows"], "default": "grid", "default_text": "grid", "help": "Cells of one size, or rows of whole pictures of one height.", "kind": "choice", "main": true, "name": "layout", "section": "Cells", "suggestions": []}, {"choices": [], "default": "5", "default_text": "5, on paper those with the largest pictures", "help": "How many columns; in rows, about how many pictures a row has.", "kind": "number", "least": 1, "main": true, "most": 1000, "name": "columns", "section": "Cells", "suggestions": []}, {"choices": [], "default_text": "as many as fill it", "help": "How many rows a page has.", "kind": "number", "least": 1, "main": true, "most": 1000, "name": "rows", "section": "Cells", "suggestions": []}, {"choices": [], "default": "300", "default_text": "as large as 300x300 in most photos' shape, on paper what fits", "help": "A cell's size without its words: 240, 300x200, 40mm.", "kind": "cell", "main": true, "name": "cell", "section": "Cells", "suggestions": []}, {"choices": [], "default_text": "the gallery's", "help": "The drop cap, columns x rows.", "kind": "cap", "main": false, "name": "cap", "section": "Cells", "suggestions": []}, {"choices": ["first", "every", "none"], "default": "first", "default_text": "first", "help": "Which pages begin with the drop cap.", "kind": "choice", "main": false, "name": "cap-on", "section": "Cells", "suggestions": []}, {"choices": ["left", "centre", "spread"], "default_text": "left; on paper centre", "help": "Where the cells of a last row lie that is not full.", "kind": "choice", "main": false, "name": "last-row", "section": "Cells", "suggestions": []}, {"choices": ["contain", "cover"], "default": "contain", "default_text": "contain", "help": "Pictures in their cells: shown whole, or cut to cover them.", "kind": "choice", "main": false, "name": "fit", "section": "Cells", "suggestions": []}, {"choices": ["centre", "top", "attention"], "default": "centre", "default_text": "centre", "help": "What is kept of pictures that are cut to cover their cells.", "kind": "choice", "main": false, "name": "crop", "section": "Cells", "suggestions": []}, {"choices": ["centre", "top", "bottom"], "default_text": "centre, with the words of a row on one line", "help": "Where pictures with their words stand in their cells.", "kind": "choice", "main": false, "name": "align", "section": "Cells", "suggestions": []}, {"choices": ["none", "135", "120"], "default": "none", "default_text": "none", "help": "Frames of film in strips: 135 (35 mm, six a strip), 120 (6x6 or 6x9).", "kind": "choice", "main": false, "name": "film", "section": "Cells", "suggestions": []}, {"choices": ["tiles", "stacks"], "default": "tiles", "default_text": "tiles", "help": "For --galleries: covers alone, or stacks with photos behind the cover.", "kind": "choice", "main": false, "name": "style", "needs": "galleries", "section": "Cells", "suggestions": []}, {"choices": [], "default": "false", "default_text": "on paper down to least-dpi; always in rows, and where pictures cover their cells", "help": "Enlarge pictures that are smaller than their cells.", "kind": "flag", "main": false, "name": "enlarge", "section": "Cells", "suggestions": []}, {"choices": [], "default": "false", "help": "Turn pictures that fill their cells better lying down.", "kind": "flag", "main": false, "name": "rotate-to-fit", "section": "Cells", "suggestions": []}, {"choices": [], "default": "{position}  {name}", "default_text": "{position}  {name}", "help": "Text under pictures: headline|byline|date, with fields (--list-fields).", "kind": "template", "main": true, "name": "caption", "section": "Words", "suggestions": [{"meaning": "Number and file name", "value": "{position}  {name}"}, {"meaning": "Name", "value": "{stem}"}, {"meaning": "Title and description", "value": "{title}|{description}"}, {"meaning": "Exposure and date", "value": "{position}  {stem}|{aperture}  {shutter}  {iso}|{date}"}]}, {"choices": [], "default": "true", "default_text": "on", "help": "Whether there are words under pictures.", "kind": "flag", "main": true, "name": "captions", "section": "Words", "suggestions": []}, {"choices": [], "default": "1", "default_text": "1", "help": "How many lines headline and byline may have.", "kind": "number", "least": 1, "main": false, "most": 3, "name": "lines", "section": "Words", "suggestions": []}, {"choices": [], "help": "A title above the pictures.", "kind": "template", "main": true, "name": "title", "section": "Words", "suggestions": []}, {"choices": [], "help": "At a page's top: left|middle|right.", "kind": "template", "main": false, "name": "header", "section": "Words", "suggestions": []}, {"choices": [], "help": "At a page's bottom: left|middle|right.", "kind": "template", "main": false, "name": "footer", "section": "Words", "suggestions": []}, {"choices": [], "default_text": "the machine's sans serif", "help": "The words' font family.", "kind": "text", "main": false, "name": "font", "section": "Words", "suggestions": []}, {"choices": [], "default_text": "in proportion to the cells", "help": "The size of words under pictures: 9pt, 2.5mm, or pixels.", "kind": "length", "main": false, "name": "font-size", "section": "Words", "suggestions": []}, {"choices": [], "default_text": "in proportion to the page", "help": "The size of the title: 24 (pixels), 14pt.", "kind": "length", "main": false, "name": "title-size", "section": "Words", "suggestions": []}, {"choices": [], "default_text": "in proportion to the page", "help": "The size of header and footer: 16 (pixels), 9pt.", "kind": "length", "main": false, "name": "header-size", "section": "Words", "suggestions": []}, {"choices": [], "default_text": "none", "help": "A picture for the header or the footer: PNG or JPEG.", "kind": "text", "main": false, "name": "logo", "section": "Words", "suggestions": []}, {"choices": ["header-left", "header-middle", "header-right", "footer-left", "footer-middle", "footer-right"], "default": "header-right", "default_text": "header-right", "help": "Where the logo stands.", "kind": "choice", "main": false, "name": "logo-at", "section": "Words", "suggestions": []}, {"choices": [], "default": "#ffffff", "default_text": "#ffffff", "help": "The colour behind everything.", "kind": "colour", "main": true, "name": "background", "section": "Looks", "suggestions": []}, {"choices": [], "default": "none", "default_text": "none", "help": "The colour of the cells, or none.", "kind": "colour", "main": false, "name": "cell-background", "section": "Looks", "suggestions": []}, {"choices": [], "default": "0", "default_text": "0, a line around stacks", "help": "The width of a border around pictures: 2 (pixels), 0.5mm.", "kind": "length", "main": false, "name": "border", "section": "Looks", "suggestions": []}, {"choices": [], "default_text": "a grey that is seen on the background", "help": "The border's colour.", "kind": "colour", "main": false, "name": "border-colour", "section": "Looks", "suggestions": []}, {"choices": [], "default": "0", "default_text": "0", "help": "The radius of rounded corners: 8 (pixels), 2mm.", "kind": "length", "main": false, "name": "radius", "section": "Looks", "suggestions": []}, {"choices": [], "default_on_paper": "300", "default_text": "300 on paper, else none", "help": "Dots per inch.", "kind": "number", "least": 1, "main": false, "most": 9600, "name": "dpi", "section": "Print and files", "suggestions": []}, {"choices": [], "default": "150", "default_text": "150", "help": "Enlarge small pictures on paper down to so many dots per inch.", "kind": "number", "least": 1, "main": false, "most": 9600, "name": "least-dpi", "needs": "paper", "section": "Print and files", "suggestions": []}, {"choices": ["own", "srgb"], "default": "own", "default_text": "own", "help": "Large pictures in PDFs: with their own profile where it has more colours than sRGB, or all in sRGB.", "kind": "choice", "main": false, "name": "colour", "section": "Print and files", "suggestions": []}, {"choices": [], "default": "0", "default_text": "0", "help": "How far the background goes past the cut, for printers: 3mm.", "kind": "length", "main": false, "name": "bleed", "needs": "paper", "section": "Print and files", "suggestions": []}, {"choices": [], "default": "false", "help": "Draw marks where the page is cut.", "kind": "flag", "main": false, "name": "crop-marks", "needs": "paper", "section": "Print and files", "suggestions": []}, {"choices": [], "default": "90", "default_text": "90, in a PDF 72", "help": "The quality of JPEG pages, and of pictures in a PDF.", "kind": "number", "least": 1, "main": false, "most": 100, "name": "quality", "section": "Print and files", "suggestions": []}]}
  $ ask GET /api/logos
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"logos": []}
  $ ask POST /api/galleries/2/sheet '{"settings":{"columns":3}}'
  201 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"downloads": [{"name": "JPEG", "suffix": "jpg", "urls": ["/sheet/KEY/1.jpg"]}, {"name": "PDF", "suffix": "pdf", "urls": ["/sheet/KEY/sheet.pdf"]}], "pages": [{"height": 1120, "url": "/sheet/KEY/1.jpg", "width": 1133}], "pdf": "/sheet/KEY/sheet.pdf", "photos": 7, "sheet": /sheet/KEY}
  $ ask POST /api/galleries/2/sheet '{"settings":{"columns":0}}'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "columns takes 1 to 1000, not 0"}}
  $ ask POST /api/portfolio/sheet '{"settings":{"style":"stacks"}}'
  201 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"downloads": [{"name": "JPEG", "suffix": "jpg", "urls": ["/sheet/KEY/1.jpg"]}, {"name": "PDF", "suffix": "pdf", "urls": ["/sheet/KEY/sheet.pdf"]}], "pages": [{"height": 674, "url": "/sheet/KEY/1.jpg", "width": 1883}], "pdf": "/sheet/KEY/sheet.pdf", "photos": 4, "sheet": /sheet/KEY}
  $ ask GET /api/guest | sed 's/http[^"]*/ADDRESS/g; s/<svg.*svg>/SVG/'
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"addresses": ["ADDRESS"], "is_reachable": true, "may_pick": true, "qr": ["SVG"]}
  $ ask GET /api/picks
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"gallery": null, "may_pick": true, "photos": []}
  $ ask PUT /api/picks/8
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changed": true}
  $ ask PUT /api/picks/8 --guest
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changed": false}
  $ ask GET /api/picks --guest
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"gallery": 5, "may_pick": true, "photos": [8]}
  $ ask DELETE /api/picks/8 --guest
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"changed": true}
  $ ask GET /api/portfolio --guest
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"cap": {"columns": 2, "rows": 2}, "count": 5, "galleries": [{"cap": {"columns": 1, "rows": 1}, "count": 2, "cover": "e19b22f180af7e1cc53275acdbe3ddad062ac44c4c50fac2c458f6d7d0f4dcdc", "id": 3, "locked": false, "name": "Rome/Night", "policy": "append", "revision": 1, "stack": ["e19b22f180af7e1cc53275acdbe3ddad062ac44c4c50fac2c458f6d7d0f4dcdc", "cc217ec041564792416d328be83ce12cf0c70a6419fd08207ecad4e47350aa0b"], "stack_turns": [0, 0], "where": null}, {"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 1, "locked": false, "name": "Paris", "policy": "append", "revision": 1, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "549d7816bf2e8bc6d7ed30a81d925c1233e69c219fa4e97cd2dea8a0989e9b77", "c70abf2d3650048c9050c7bdcb8fe90318abadf9050f3732dad8b73d9b1e662c", "fe736d928b876269633c0ff02e33e13897a49611b4b57cebfb050042a6417e7c"], "stack_turns": [0, 0, 0, 0], "where": null}, {"cap": {"columns": 1, "rows": 1}, "count": 7, "cover": "1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "id": 2, "locked": false, "name": "Rome", "policy": "append", "revision": 5, "stack": ["1147b7d602ad63919a317ce7621e3daa9878c686fa2de9e22d63581b59eec670", "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "f4ec9a7062898b25c4c36a925834d1f82a66da88df1a66f9b1bd0d222145e4b5", "1b25fa84f70b61709237588dc43a37270dc65257a16723e487724f459ed14190"], "stack_turns": [0, 90, 90, 0], "where": null}, {"cap": {"columns": 2, "rows": 2}, "count": 0, "cover": null, "id": 4, "locked": true, "name": "Kept", "policy": "append", "revision": 0, "stack": [], "stack_turns": [], "where": null}, {"cap": {"columns": 1, "rows": 1}, "count": 0, "cover": null, "id": 5, "locked": false, "name": "Guests' picks", "policy": "append", "revision": 2, "stack": [], "stack_turns": [], "where": null}], "read_only": true, "revision": 6, "version": "pholio VERSION"}
  $ ask GET /api/photos/8 --guest
  200 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"added": "NOW", "alt": null, "aperture": 1.8, "artist": "Ada", "bytes": 10310, "camera": {"make": "Canon", "model": "Canon EOS R5"}, "city": null, "companions": [], "copyright": null, "country": null, "creator": "Ada", "description": "Boats in the evening", "exposure_s": 0.004, "flag": null, "focal_mm": 50, "galleries": [2], "gps": null, "has_own_alt": false, "has_own_description": false, "has_own_keywords": false, "has_own_label": false, "has_own_rating": false, "has_own_title": true, "height": 240, "id": 8, "iso": 100, "keywords": ["sea", "boats"], "label": null, "lens": "RF 50mm F1.8", "missing": false, "name": "IMG_0001.JPG", "rating": null, "serial": null, "sha256": "5009605b1ff507cd4b4be77afe6004da29129099f29fb080f09ded45a4c31ee9", "state": null, "taken": {"local": "2019-05-04T10:00:00", "offset": "+02:00", "source": "exif"}, "texts": {"camera": "Canon EOS R5", "keywords": "sea, boats", "settings": "50 mm  f/1.8  1/250 s  ISO 100", "size": "160 × 240, 10.3 kB", "taken": "2019-05-04 10:00:00 +02:00"}, "title": "Evening", "turn": 90, "width": 160}
  $ ask GET /api/galleries/1/alarms --guest
  403 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "read_only", "message": "pholio serves this library read-only"}}
  $ ask POST /api/galleries/1/sort '{"by":["name"]}' --guest
  403 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "read_only", "message": "pholio serves this library read-only"}}
  $ ask POST /api/galleries/2/sheet '{"settings":{"caption":"{path}"}}' --guest
  403 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "read_only", "message": "pholio serves this library read-only"}}
  $ ask GET "/thumb/$(sha256sum photos/Rome/IMG_0001.JPG | cut -c1-64).jpg"
  200 Content-Type: image/jpeg; Cache-Control: private, max-age=31536000, immutable
  6029 bytes, 0f41704ab8fc446d
  $ ask GET "/thumb/$(sha256sum photos/Rome/IMG_0001.JPG | cut -c1-64).jpg?turn=90"
  200 Content-Type: image/jpeg; Cache-Control: private, max-age=31536000, immutable
  5588 bytes, 30ceb92dc9ac97b7
  $ ask GET "/large/$(sha256sum photos/Rome/IMG_0001.JPG | cut -c1-64).jpg?edge=2048"
  200 Content-Type: image/jpeg; Cache-Control: private, max-age=31536000, immutable
  6388 bytes, 142cb92d9622f213
  $ ask GET "/tile/$(sha256sum photos/Rome/IMG_0001.JPG | cut -c1-64).jpg?x=0&y=0"
  200 Content-Type: image/jpeg; Cache-Control: private, max-age=31536000, immutable
  6595 bytes, ba432216e14cbe19
  $ ask GET "/tile/$(sha256sum photos/Rome/IMG_0001.JPG | cut -c1-64).jpg?x=0&y=0" --guest
  403 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "read_only", "message": "pholio serves this library read-only"}}
  $ ask GET "/tile/$(sha256sum photos/Rome/IMG_0001.JPG | cut -c1-64).jpg?x=9&y=0"
  404 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "not_found", "message": "there is nothing here"}}
  $ ask GET /thumb/0000.jpg
  404 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "not_found", "message": "there is nothing here"}}
  $ ask POST /api/galleries/2/originals '{"photos":[8]}' | sed 's/[A-Za-z0-9_-]\{20,\}/KEY/g'
  201 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"bytes": 10310, "missing": 0, "photos": 1, "url": "/download/KEY/originals.zip"}
  $ ask GET /api/galleries/2/order.txt
  200 Content-Type: text/plain; charset=utf-8; Cache-Control: no-store; Content-Disposition: attachment; filename*=UTF-8''Rome%2Etxt
  # pholio order Rome revision 5
  1  1147b7d602ad  copy.jpg  2018-01-01 00:00:00
  2  5009605b1ff5  IMG_0001.JPG  2019-05-04 10:00:00 +02:00
  3  f4ec9a706289  IMG_0003.JPG  2019-05-05 23:59:59
  4  1b25fa84f70b  IMG_0002.JPG  2019-05-04 10:00:01
  5  2a1bf67fc9df  a (2).jpg  2019-05-06 08:00:00
  6  67c2d45651a4  IMG_0011.JPG  2024-01-02 03:20:05 (file time)
  7  39468ee9a0ab  Ä ö.jpg  2024-01-02 03:25:05 (file time)
  $ ask POST /api/uploads | sed 's/[A-Za-z0-9_-]\{16,\}/KEY/g'
  201 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"most_bytes": 4294967296, "upload": "KEY"}
  $ ask GET / | head -n 1; ask GET / --stranger | head -n 1
  200 Content-Type: text/html; charset=utf-8; Cache-Control: no-cache
  401 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  $ ask GET /api/portfolio --stranger
  401 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "unauthorized", "message": "open the address that pholio serve has printed, with its token"}}
  $ ask GET /api/portfolio --header=Host=evil.example
  403 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "host", "message": "this is not the host that pholio serves"}}
  $ ask POST /api/undo '{}' --header=Origin=http://evil.example
  403 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "origin", "message": "only pholio's own page may ask for this"}}
  $ ask GET /api/nothing
  404 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "not_found", "message": "there is nothing here"}}
  $ ask PUT /api/portfolio
  404 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "not_found", "message": "there is nothing here"}}
  $ ask GET /api/galleries/99
  404 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "not_found", "message": "there is no such gallery, or it has been deleted"}}
  $ ask GET '/api/galleries/2/layout?width=x'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "width is missing"}}
  $ ask GET '/api/galleries/2/layout'
  400 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "bad_request", "message": "width is missing"}}
  $ ask GET /nothing.js
  404 Content-Type: application/json; charset=utf-8; Cache-Control: no-store
  {"error": {"code": "not_found", "message": "there is nothing here"}}
  $ catalog
  portfolio: cap 2x2, revision 6
  gallery Rome/Night: cap 1x1, open, append, revision 1
    of ~/photos/Rome/Night
    e19b22f1
    cc217ec0
  gallery Paris: cap 1x1, open, append, revision 1
    of ~/photos/Paris
    1147b7d6
    549d7816
    c70abf2d
    fe736d92
    7cde7961
    bace49dd
    9ffdf98e
  gallery Rome: cap 1x1, open, append, revision 5
    of ~/photos/Rome
    1147b7d6
    5009605b
    f4ec9a70 by hand
    1b25fa84
    2a1bf67f
    67c2d456
    39468ee9
    f4ec9a70 spans 2x2
  gallery Kept: cap 2x2, locked, append, revision 0
  gallery Guests' picks: cap 1x1, open, append, revision 2
  photo 1147b7d6: bytes=6752 width=240 height=160
    taken 1514764800 by exif, turn 0
    signature 1: 6c3e05047db8d9cc90576c30fc80ec7c6c3e071475b9d9e0a0167c3c27eafc7e825c8d77da5e09f1
  photo 1b25fa84: bytes=9348 width=160 height=240 make="Canon" model="Canon EOS R5" iso=800 latitude=41.9 longitude=12.5
    taken 1556964001 by exif, turn 0
    file: file_rating=2
    signature 1: 6ff1c0e4e2b82b1e261b6ad5c1011adfefe1c8e0c3b82b9aa22940add0ad5b9f359d768a716d0661
  photo 2a1bf67f: bytes=5254 width=160 height=160 iso=3200
    taken 1557129600 by exif, turn 0
    signature 1: 9ac5c10b80dae2434db8378f917b90e99bcd490994dac2c60c9a23c7c95f90695198779157a107fc
  photo 39468ee9: bytes=9743 width=240 height=160
    taken 1704165905 offset 0 by mtime, turn 0
    file: file_title="Äpfel, Öl" file_city="Ostia"
    signature 1: bb1a98137446151040eeb3c22f1edd98b31a98533566151c50ce3b7a0502df987e5a8b76df5b095b
  photo 5009605b: bytes=10310 width=240 height=160 make="Canon" model="Canon EOS R5" lens="RF 50mm F1.8" aperture=1.8 exposure_s=0.004 iso=100 focal_mm=50.0
    taken 1556964000 offset 120 by exif, turn 90
    file: file_title="The harbour" file_description="Boats in the evening" file_creator="Ada" file_keywords="sea\nboats" file_rating=4 file_label="Red" file_city="Roma" file_country="Italia"
    here: title="Evening" own_rating=3
    signature 1: b016f96e4bf9c1b48061b84e9d5d7e0c22b6bd7642f98b2cca73ec06377d2e08815d8f77f76e0a1c
  photo 549d7816: bytes=10047 width=240 height=180
    taken 1582977600 by exif, turn 0
    file: file_rating=5
    signature 1: 03f5ab938c60f5a7e5f1308e0150fdc33b248183cc4077a78dbf7ac61953b7bb36a26c87718005ae
  photo 67c2d456: bytes=8062 width=400 height=100
    taken 1704165605 offset 0 by mtime, turn 0
    file: file_rating=5 file_label="Green"
    signature 1: 2a393171796a79363c7fa5c0c90d4e96e331b172787abcb5142fbd68c3097d1636a26683739604f6
  photo 7cde7961: bytes=5595 width=240 height=160
    taken 1614861000 by filename, turn 0
    signature 1: 33a6316e53f981b4a079f84fe9df8c8c23e69576d3e98ba4d877e067637508807d618e77fc510a0f
  photo 9ffdf98e: bytes=3282 width=240 height=180
    taken 1704165245 offset 0 by mtime, turn 0
    signature 1: 03f5ab938c60f5a7e5f1308e0150fdc32b208183cc4077a78dbf7ac61953b7bb36a36c87718204d7
  photo bace49dd: bytes=8881 width=240 height=180
    taken 1704164945 offset 0 by mtime, turn 0
    file: file_rating=-1
    signature 1: 8271aed1b888ea5e85cd606af4ec0be702692b94b8886a5eb1dd05f0bcc00be7399e6d867183064a
  photo c70abf2d: bytes=10545 width=180 height=240
    taken 1583064000 by exif, turn 0
    file: file_rating=5
    signature 1: 8cbd85076e6a6a571b2a52a129e3b1130d1dc5026a1a2a5a936fe2e96b439c9b53957f8458870850
  photo cc217ec0: bytes=6786 width=160 height=240 iso=6400
    taken 1557007202 by exif, turn 0
    signature 1: 9161dbdeafe50e5347a65cad12ef7a521143db5aa9e50e530d7bc4ef1ac7725355907d8c578a0848
  photo e19b22f1: bytes=5364 width=240 height=160 iso=6400
    taken 1557007200 by exif, turn 0
    signature 1: d4bded15cad80347f726de358bab6412d5aded10cad805c7bf275e051a8f50de3b9b7082737e0662
  photo f4ec9a70: bytes=9201 width=160 height=240 make="NIKON" model="NIKON Z 6"
    taken 1557100799 by exif, turn 90
    file: file_keywords="sea\nSanta Maria"
    here: own_rating=3
    signature 1: c8591eb6fc9ae9469235b58427246fb4d81b16b7fe9a65467610bf942f2e653e4e9b729558b607f3
  photo fe736d92: bytes=7901 width=240 height=180
    taken 1583064000 by exif, turn 0
    signature 1: 65fa4e486c1859f9905f6c30cdcbeb4c65de06254e195db18051f53067e8dbce82608d78f64e098c
  file ~/photos/Paris/2021-03-04 12.30.00.jpg: 7cde7961, 5595 bytes, time 1704164705000000000
  file ~/photos/Paris/copy.jpg: 1147b7d6, 6752 bytes, time 1704164825000000000
  file ~/photos/Paris/it's.jpg: bace49dd, 8881 bytes, time 1704164945000000000
  file ~/photos/Paris/p1.jpg: 549d7816, 10047 bytes, time 1704165065000000000
  file ~/photos/Paris/p10.jpg: fe736d92, 7901 bytes, time 1704165125000000000
  file ~/photos/Paris/p2.jpg: c70abf2d, 10545 bytes, time 1704165185000000000
  file ~/photos/Paris/worse.jpg: 9ffdf98e, 3282 bytes, time 1704165245000000000
  file ~/photos/Rome/IMG_0001.JPG: 5009605b, 10310 bytes, time 1704165365000000000
  file ~/photos/Rome/IMG_0002.JPG: 1b25fa84, 9348 bytes, time 1704165425000000000
  file ~/photos/Rome/IMG_0003.JPG: f4ec9a70, 9201 bytes, time 1704165485000000000
  file ~/photos/Rome/IMG_0010.JPG: 1147b7d6, 6752 bytes, time 1704165545000000000
  file ~/photos/Rome/IMG_0011.JPG: 67c2d456, 8062 bytes, time 1704165605000000000
  file ~/photos/Rome/Night/n1.jpg: e19b22f1, 5364 bytes, time 1704165725000000000
  file ~/photos/Rome/Night/n2.jpg: cc217ec0, 6786 bytes, time 1704165785000000000
  file ~/photos/Rome/a (2).jpg: 2a1bf67f, 5254 bytes, time 1704165845000000000
  file ~/photos/Rome/Ä ö.jpg: 39468ee9, 9743 bytes, time 1704165905000000000
  skipped ~/photos/Paris/broken.jpg: problem, not a picture that can be read: JPEG datastream contains no image, 16 bytes
  skipped ~/photos/Paris/empty.jpg: problem, empty file, 0 bytes
  skipped ~/photos/Paris/notes.txt: ignored, , 6 bytes
  change: move IMG_0003.JPG before IMG_0002.JPG; 1 moved, done
    of Rome
  change: feature IMG_0003.JPG 2x2; 1 moved, done
    of Rome
    f4ec9a70: 1x1, now 2x2
  change: caption, rate 4, label file IMG_0001.JPG; 1 moved, done
    of Rome
    5009605b rating: None, now '4'
    5009605b title: None, now 'Evening'
  change: rate 3, turn right 2 photos; 2 moved, done
    of Rome
    5009605b rating: '4', now '3'
    5009605b turn: '0', now '90'
    f4ec9a70 rating: None, now '3'
    f4ec9a70 turn: '0', now '90'
  change: move Rome/Night before Paris; 1 moved, done
    of the galleries
  change: pick by a guest; 1 moved, done
    of Guests' picks
  change: take back a guest's pick; 1 moved, done
    of Guests' picks
  import of ~/photos: stopped 0 seen 19 warnings 0 added 15 updated 0 known 0 duplicates 1 companions 0 unsupported 0 others 1 ignored 0 waiting 0 problems 2
  $ pholio serve --port 70000
  2> pholio: --port takes 0 to 65535, not 70000
  [64]
  $ pholio serve --host nowhere.invalid --port 0
  2> pholio: --host: this machine knows no host 'nowhere.invalid'
  [64]
  $ timeout -s INT 2 pholio serve --read-only --guests-pick --port 0 --json
  {"guests":["http://127.0.0.1:PORT/?token=TOKEN"],"owner":[],"reachable":false}
  [124]
  $ pholio serve extra
  2> pholio: Unexpected argument 'extra'
  [64]
  $ pholio serve --tls-cert none.pem
  2> pholio: --tls-cert is gone: nginx or Caddy in front speaks https; docs/page.md has how, under 'https'
  [64]
  $ timeout -s INT 2 pholio serve --library none --port 0
  http://127.0.0.1:PORT/?token=TOKEN
  [124]
  $ pholio watch
  2> pholio: Missing expected argument '<dir> ...' (pholio help watch has examples)
  [64]
  $ pholio watch missing
  2> pholio: ~/missing: can't be read: No such file or directory
  [66]
  $ timeout -s INT 3 pholio watch photos --min-age 1s; pholio watch photos --min-age x
  2> Watching 4 folders
  2> pholio: ~/photos/Paris/broken.jpg: not a picture that can be read: JPEG datastream contains no image
  2> pholio: ~/photos/Paris/empty.jpg: empty file
  2> Saw 19 files: 16 known, 1 other, 2 not readable
  2>   no photos, 1 TXT
  2> pholio: The value 'x' is invalid for '--min-age <time>' (pholio help watch says what it takes)
  [64]
