Real files of all formats, with sidecars and companions.

  $ mkdir all; cp -r --no-preserve=mode "${FORMATS:?}"/* all/ 2> /dev/null; find all -type f -size +12M -delete; find all -type f -exec touch -d '2022-02-02 02:02:02' {} +; ls all
  ORACLE.json
  README.md
  avif
  clips
  gif
  heic
  hostile
  jxl
  png
  raw
  tiff
  webp
  xmp
  $ find all -iname '*.jpg' -o -iname '*.heic' | LC_ALL=C sort | head -n 4 | while read -r f; do printf '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:Rating="3" xmp:Label="Blue"/></rdf:RDF></x:xmpmeta>' > "$f.xmp"; touch -d '2022-02-02 02:02:02' "$f.xmp"; done
  $ pholio import all --dry-run 2>&1 | short
  bfbc54341c1bcb50
  pholio: ~/all/heic/lightning_mini.heif: not a HEIC, whatever its name says
  pholio: ~/all/hostile/avc32.heif: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  pholio: ~/all/hostile/avif32-mini.heif: not a HEIC, whatever its name says
  pholio: ~/all/hostile/clap-overflow-divide-zero.heic: not a picture that can be read: Invalid input: No 'meta' box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-4616081830051840.heic: cannot be decoded: Decoder plugin generated an error: Unexpected end of file
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5120279175102464.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5643900194127872.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5651556035198976.heic: not a picture that can be read: Invalid input: No 'meta' box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5662360964956160.heic: not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5671864958976000.heic: cannot be decoded: Decoder plugin generated an error: Unspecified
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5686319331672064.heic: not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5718632116518912.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5720856641142784.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5724458239655936.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5732616832024576.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5752063708495872.heic: cannot be decoded: Decoder plugin generated an error: Unspecified
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5757633845264384.heic: not a picture that can be read: Invalid input: Item has no data: Item with ID 1 has no compressed data
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-6045213633282048.heic: cannot be decoded: Invalid input: Invalid grid data: Less than 8 bytes of data
  pholio: ~/all/hostile/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  pholio: ~/all/hostile/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  $ pholio import all --json
  {"added":215,"companions":4,"duplicates":3,"galleries":[{"added":20,"name":"avif","revision":1},{"added":9,"name":"gif","revision":1},{"added":16,"name":"heic","revision":1},{"added":18,"name":"hostile","revision":1},{"added":1,"name":"jxl","revision":1},{"added":40,"name":"png","revision":1},{"added":2,"name":"raw","revision":1},{"added":97,"name":"tiff","revision":1},{"added":15,"name":"webp","revision":1}],"ignored":0,"ignored_files":{"files":[],"unlisted":0},"known":0,"left_by_programs":0,"left_out":[],"other_files":{"files":[{"path":"~/all/ORACLE.json","type":"json"},{"path":"~/all/README.md","type":"md"},{"path":"~/all/clips/404.mp4","type":"mp4"},{"path":"~/all/clips/ASF.wmv","type":"wmv"},{"path":"~/all/clips/M2TS.mts","type":"mts"},{"path":"~/all/clips/Matroska.mkv","type":"mkv"},{"path":"~/all/clips/ORACLE.json","type":"json"},{"path":"~/all/clips/Pentax.avi","type":"avi"},{"path":"~/all/clips/QuickTime.mov","type":"mov"},{"path":"~/all/clips/RIFF.avi","type":"avi"},{"path":"~/all/clips/earth.avi","type":"avi"},{"path":"~/all/clips/earth.mov","type":"mov"},{"path":"~/all/clips/flame.avi","type":"avi"},{"path":"~/all/clips/isom-avc1.mp4","type":"mp4"},{"path":"~/all/clips/mp42-hvc1.mp4","type":"mp4"},{"path":"~/all/clips/mp4v-avc1.mp4","type":"mp4"},{"path":"~/all/clips/quicktime-hvc1.mov","type":"mov"},{"path":"~/all/clips/quicktime-jpeg.mov","type":"mov"},{"path":"~/all/clips/sample_640x360.mov","type":"mov"},{"path":"~/all/clips/small_video.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2340_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2345_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2366_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2376_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2377_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2383_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2393_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_2423_poc.mp4","type":"mp4"},{"path":"~/all/clips/hostile/issue_ghsa_crmj_qh74_2r36_poc.mov","type":"mov"},{"path":"~/all/clips/hostile/issue_ghsa_fgw8_p7pr_37cp_poc.mov","type":"mov"},{"path":"~/all/clips/hostile/issue_ghsa_g9xm_7538_mq8w_poc.mov","type":"mov"},{"path":"~/all/xmp/BlueSquare.xmp","type":"xmp"},{"path":"~/all/xmp/StaffPhotographer-Example.xmp","type":"xmp"},{"path":"~/all/xmp/exiv2-bug1108.xmp","type":"xmp"},{"path":"~/all/xmp/exiv2-bug1112.xmp","type":"xmp"},{"path":"~/all/xmp/exiv2-pre-in-xmp.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1713_poc.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1821_poc.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1901_poc1.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1901_poc2.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1901_poc3.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1901_poc4.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1954_poc.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1959_poc.xmp","type":"xmp"},{"path":"~/all/xmp/issue_1998.xmp","type":"xmp"},{"path":"~/all/xmp/issue_851_poc.xmp","type":"xmp"},{"path":"~/all/xmp/xmpsdk.xmp","type":"xmp"}],"unlisted":0},"other_types":{"avi":4,"json":2,"md":1,"mkv":1,"mov":8,"mp4":13,"mts":1,"wmv":1,"xmp":16},"others":47,"problems":[{"path":"~/all/heic/lightning_mini.heif","reason":"not a HEIC, whatever its name says"},{"path":"~/all/hostile/avc32.heif","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/avif32-mini.heif","reason":"not a HEIC, whatever its name says"},{"path":"~/all/hostile/clap-overflow-divide-zero.heic","reason":"not a picture that can be read: Invalid input: No 'meta' box"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-4616081830051840.heic","reason":"cannot be decoded: Decoder plugin generated an error: Unexpected end of file"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5120279175102464.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5643900194127872.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5651556035198976.heic","reason":"not a picture that can be read: Invalid input: No 'meta' box"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5662360964956160.heic","reason":"not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5671864958976000.heic","reason":"cannot be decoded: Decoder plugin generated an error: Unspecified"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5686319331672064.heic","reason":"not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5718632116518912.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5720856641142784.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5724458239655936.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5732616832024576.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5752063708495872.heic","reason":"cannot be decoded: Decoder plugin generated an error: Unspecified"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5757633845264384.heic","reason":"not a picture that can be read: Invalid input: Item has no data: Item with ID 1 has no compressed data"},{"path":"~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-6045213633282048.heic","reason":"cannot be decoded: Invalid input: Invalid grid data: Less than 8 bytes of data"},{"path":"~/all/hostile/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012"},{"path":"~/all/hostile/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/hostile/crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/hostile/crash-1185209cf7655b5aed8ae5e77784dfdd18ab59e9.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012"},{"path":"~/all/hostile/crash-2020-10-test.tif","reason":"cannot be decoded: Decoding error at scanline 0"},{"path":"~/all/hostile/crash-20ca2625096a205937b809a7841e7f019f0b2dc6.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/crash-338516dbd2f0e83caddb8ce256c22db3bd6dc40f.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/hostile/crash-4f085cc12ece8cde18758d42608bed6a2a2cfb1c.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/hostile/crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif","reason":"cannot be decoded: Decoding error at scanline 0"},{"path":"~/all/hostile/crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif","reason":"cannot be decoded: Read error at row 4294967295, col 4294967295, tile 0; got 0 bytes, expected 60397"},{"path":"~/all/hostile/crash-f46f5b2f43c370fe65706c11449f567ecc345e74.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012"},{"path":"~/all/hostile/github_138.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/github_20.heic","reason":"not a HEIC, whatever its name says"},{"path":"~/all/hostile/github_367_1.heic","reason":"not a picture that can be read: Invalid input: No 'meta' box"},{"path":"~/all/hostile/github_367_2.heic","reason":"not a picture that can be read: Invalid input: No 'meta' box"},{"path":"~/all/hostile/github_44.heic","reason":"not a picture that can be read: Invalid input: Unexpected end of file: Extent in iloc box references data outside of file bounds (points to file position 4930)"},{"path":"~/all/hostile/github_45.heic","reason":"cannot be decoded: Invalid input: Missing grid images: Tiled image with 6x8=48 tiles, but only 0 tile images in file"},{"path":"~/all/hostile/github_46_1.heic","reason":"not a picture that can be read: Invalid input: No 'meta' box"},{"path":"~/all/hostile/github_46_2.heic","reason":"not a HEIC, whatever its name says"},{"path":"~/all/hostile/github_48.heic","reason":"cannot be decoded: Invalid input: Missing grid images: Tile image ID=1 is not a proper image."},{"path":"~/all/hostile/github_50.heic","reason":"not a picture that can be read: Invalid input: Unexpected end of file: Extent in iloc box references data outside of file bounds (points to file position 10783)"},{"path":"~/all/hostile/hbo_heif_context.h_126_1.heic","reason":"not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=234) has no properties assigned to it in ipma box"},{"path":"~/all/hostile/hevc32-mini.heif","reason":"not a HEIC, whatever its name says"},{"path":"~/all/hostile/issue_1097_poc.crw","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/issue_1530_poc.crw","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/issue_1791_new.raf","reason":"not a RAF, whatever its name says"},{"path":"~/all/hostile/issue_1791_old.raf","reason":"not a RAF, whatever its name says"},{"path":"~/all/hostile/issue_1827_poc.crw","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/issue_1830_poc.tiff","reason":"not a picture that can be read: TIFF directory is missing required \"ImageLength\" field"},{"path":"~/all/hostile/issue_1838_poc.crw","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/issue_1887_poc.crw","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/issue_2006_poc.tiff","reason":"not a picture that can be read: : Can not read TIFF directory"},{"path":"~/all/hostile/issue_2270_poc.webp","reason":"not a picture that can be read: it has no WebP header"},{"path":"~/all/hostile/issue_2385_poc.tiff","reason":"not a picture that can be read: : Can not read TIFF directory"},{"path":"~/all/hostile/issue_428_poc1.png","reason":"cannot be decoded: it ends too early"},{"path":"~/all/hostile/issue_428_poc2.png","reason":"cannot be decoded: it ends too early"},{"path":"~/all/hostile/issue_428_poc3.png","reason":"cannot be decoded: it ends too early"},{"path":"~/all/hostile/issue_428_poc4.png","reason":"not a picture that can be read: missing IHDR chunk"},{"path":"~/all/hostile/issue_428_poc5.png","reason":"not a picture that can be read: invalid interlace method"},{"path":"~/all/hostile/issue_428_poc6.png","reason":"not a picture that can be read: missing IHDR chunk"},{"path":"~/all/hostile/issue_428_poc7.png","reason":"cannot be decoded: invalid chunk checksum"},{"path":"~/all/hostile/issue_428_poc8.png","reason":"cannot be decoded: invalid chunk checksum"},{"path":"~/all/hostile/issue_712_poc.tif","reason":"not a TIFF, whatever its name says"},{"path":"~/all/hostile/issue_839_poc.rw2","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/issue_841_poc.crw","reason":"cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 2272x1704 pixels"},{"path":"~/all/hostile/issue_843_poc.crw","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/issue_845_poc.png","reason":"not a picture that can be read: invalid interlace method"},{"path":"~/all/hostile/issue_857_coverage.raf","reason":"not a RAF, whatever its name says"},{"path":"~/all/hostile/issue_857_poc.raf","reason":"not a RAF, whatever its name says"},{"path":"~/all/hostile/issue_869_poc.png","reason":"cannot be decoded: it ends too early"},{"path":"~/all/hostile/issue_960.poc.webp","reason":"not a picture that can be read: it has no WebP header"},{"path":"~/all/hostile/issue_ghsa_38h4_fx85_qcx7_poc.tiff","reason":"not a picture that can be read: TIFF directory is missing required \"ImageLength\" field"},{"path":"~/all/hostile/issue_ghsa_5p8g_9xf3_gfrr_poc.webp","reason":"not a picture that can be read: it has no WebP header"},{"path":"~/all/hostile/j2k-siz-segment-undersized.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/j2k32.heif","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/jpeg32.heif","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/region-mask-missing-refs.heic","reason":"not a picture that can be read: it has no pixels"},{"path":"~/all/hostile/rgb_generic_compressed_brotli.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/rgb_generic_compressed_defl.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/rgb_generic_compressed_tile_deflate.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/rgb_generic_compressed_zlib.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/rgb_generic_compressed_zlib_rows.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/rgb_generic_compressed_zlib_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/test_issue_ghsa_mv9g_fxh2_m49m.crw","reason":"not a picture that can be read: no size of the picture"},{"path":"~/all/hostile/uaf_heif_context.h_117_1.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: Non-existing alpha image referenced"},{"path":"~/all/hostile/unci32.heif","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_ABGR.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_ABGR_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_B16R16G16.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_B16R16G16_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_M.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_M_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_R5G6B5_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_R7+1G7+1B7+1_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_R7G7+1B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_R7G7B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_RGB.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_RGB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_RGB_tiled_row_tile_align.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_RGxB.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_RGxB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_VUY_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_VUY_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_Y16U16V16_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_Y16U16V16_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_YUV_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_YUV_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_YUV_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_YVU_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_comp_YVU_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_VUY_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_VUY_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_Y16U16V16_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_Y16U16V16_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_YUV_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_YUV_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_YVU_420.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_mix_YVU_422.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_ABGR.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_ABGR_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_B16R16G16.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_B16R16G16_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_M.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_M_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R5G6B5_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R7+1G7+1B7+1_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R7G7+1B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R7G7B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R8G8B8A8_bsz0_psz10_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R8G8B8A8_bsz0_psz5_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R8G8B8_bsz0_psz10_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_R8G8B8_bsz0_psz5_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_RGB.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_RGB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_RGB_tiled_row_tile_align.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_RGxB.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_RGxB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_pix_YUV_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_ABGR.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_ABGR_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_B16R16G16.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_B16R16G16_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_M.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_M_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_R5G6B5_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_R7+1G7+1B7+1_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_R7G7+1B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_R7G7B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_RGB.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_RGB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_RGB_tiled_row_tile_align.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_RGxB.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_RGxB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_row_YUV_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_ABGR_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_B16R16G16_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_M_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_R5G6B5_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_R7+1G7+1B7+1_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_R7G7+1B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_R7G7B7_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_RGB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_RGB_tiled_row_tile_align.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_RGxB_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/uncompressed_tile_YUV_tiled.heic","reason":"not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image"},{"path":"~/all/hostile/vvc32.heif","reason":"not a picture that can be read: not supported: Unsupported feature: Unsupported image type"},{"path":"~/all/png/exiv2-bug841.png","reason":"not a picture that can be read: invalid IHDR chunk size"},{"path":"~/all/raw/IMG_1361.dng","reason":"cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 4032x3024 pixels"},{"path":"~/all/raw/exiv2-canon-powershot-s40.crw","reason":"cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 2272x1704 pixels"},{"path":"~/all/tiff/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012"},{"path":"~/all/tiff/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/tiff/crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/tiff/crash-1185209cf7655b5aed8ae5e77784dfdd18ab59e9.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012"},{"path":"~/all/tiff/crash-2020-10-test.tif","reason":"cannot be decoded: Decoding error at scanline 0"},{"path":"~/all/tiff/crash-338516dbd2f0e83caddb8ce256c22db3bd6dc40f.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/tiff/crash-4f085cc12ece8cde18758d42608bed6a2a2cfb1c.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980"},{"path":"~/all/tiff/crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif","reason":"cannot be decoded: Decoding error at scanline 0"},{"path":"~/all/tiff/crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif","reason":"cannot be decoded: Read error at row 4294967295, col 4294967295, tile 0; got 0 bytes, expected 60397"},{"path":"~/all/tiff/crash-f46f5b2f43c370fe65706c11449f567ecc345e74.tif","reason":"cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012"},{"path":"~/all/tiff/libtiff_segfault.tif","reason":"not a picture that can be read: not supported: its pixels have 65535 samples"},{"path":"~/all/tiff/tiff_overflow_rows_per_strip.tif","reason":"damaged: only 29 of 374 rows before ‹Not enough data for scanline 29, expected a request for at most 0 bytes, got a request for 278 bytes›"}],"seen":448,"unsupported":0,"unsupported_files":{"files":[],"unlisted":0},"unsupported_types":{},"updated":0,"waiting":0,"warnings":[{"path":"~/all/hostile/broken_data_stream.png","reason":"damaged after 87 of 128 rows: ‹invalid scanline filter›"},{"path":"~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif","reason":"odd: ‹Bad code word at line 27 of strip 0 (x 0)›"},{"path":"~/all/hostile/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif","reason":"odd: ‹Bad code word at line 348 of strip 0 (x 5)›"},{"path":"~/all/hostile/truncated_image.png","reason":"damaged after 400 of 480 rows: ‹it ends too early›"}]}
  2> pholio: ~/all/heic/lightning_mini.heif: not a HEIC, whatever its name says
  2> pholio: ~/all/hostile/avc32.heif: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/avif32-mini.heif: not a HEIC, whatever its name says
  2> pholio: ~/all/hostile/clap-overflow-divide-zero.heic: not a picture that can be read: Invalid input: No 'meta' box
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-4616081830051840.heic: cannot be decoded: Decoder plugin generated an error: Unexpected end of file
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5120279175102464.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5643900194127872.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5651556035198976.heic: not a picture that can be read: Invalid input: No 'meta' box
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5662360964956160.heic: not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5671864958976000.heic: cannot be decoded: Decoder plugin generated an error: Unspecified
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5686319331672064.heic: not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5718632116518912.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5720856641142784.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5724458239655936.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5732616832024576.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5752063708495872.heic: cannot be decoded: Decoder plugin generated an error: Unspecified
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5757633845264384.heic: not a picture that can be read: Invalid input: Item has no data: Item with ID 1 has no compressed data
  2> pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-6045213633282048.heic: cannot be decoded: Invalid input: Invalid grid data: Less than 8 bytes of data
  2> pholio: ~/all/hostile/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  2> pholio: ~/all/hostile/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/hostile/crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/hostile/crash-1185209cf7655b5aed8ae5e77784dfdd18ab59e9.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  2> pholio: ~/all/hostile/crash-2020-10-test.tif: cannot be decoded: Decoding error at scanline 0
  2> pholio: ~/all/hostile/crash-20ca2625096a205937b809a7841e7f019f0b2dc6.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/crash-338516dbd2f0e83caddb8ce256c22db3bd6dc40f.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/hostile/crash-4f085cc12ece8cde18758d42608bed6a2a2cfb1c.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/hostile/crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif: cannot be decoded: Decoding error at scanline 0
  2> pholio: ~/all/hostile/crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif: cannot be decoded: Read error at row 4294967295, col 4294967295, tile 0; got 0 bytes, expected 60397
  2> pholio: ~/all/hostile/crash-f46f5b2f43c370fe65706c11449f567ecc345e74.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  2> pholio: ~/all/hostile/github_138.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/github_20.heic: not a HEIC, whatever its name says
  2> pholio: ~/all/hostile/github_367_1.heic: not a picture that can be read: Invalid input: No 'meta' box
  2> pholio: ~/all/hostile/github_367_2.heic: not a picture that can be read: Invalid input: No 'meta' box
  2> pholio: ~/all/hostile/github_44.heic: not a picture that can be read: Invalid input: Unexpected end of file: Extent in iloc box references data outside of file bounds (points to file position 4930)
  2> pholio: ~/all/hostile/github_45.heic: cannot be decoded: Invalid input: Missing grid images: Tiled image with 6x8=48 tiles, but only 0 tile images in file
  2> pholio: ~/all/hostile/github_46_1.heic: not a picture that can be read: Invalid input: No 'meta' box
  2> pholio: ~/all/hostile/github_46_2.heic: not a HEIC, whatever its name says
  2> pholio: ~/all/hostile/github_48.heic: cannot be decoded: Invalid input: Missing grid images: Tile image ID=1 is not a proper image.
  2> pholio: ~/all/hostile/github_50.heic: not a picture that can be read: Invalid input: Unexpected end of file: Extent in iloc box references data outside of file bounds (points to file position 10783)
  2> pholio: ~/all/hostile/hbo_heif_context.h_126_1.heic: not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=234) has no properties assigned to it in ipma box
  2> pholio: ~/all/hostile/hevc32-mini.heif: not a HEIC, whatever its name says
  2> pholio: ~/all/hostile/issue_1097_poc.crw: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/issue_1530_poc.crw: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/issue_1791_new.raf: not a RAF, whatever its name says
  2> pholio: ~/all/hostile/issue_1791_old.raf: not a RAF, whatever its name says
  2> pholio: ~/all/hostile/issue_1827_poc.crw: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/issue_1830_poc.tiff: not a picture that can be read: TIFF directory is missing required "ImageLength" field
  2> pholio: ~/all/hostile/issue_1838_poc.crw: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/issue_1887_poc.crw: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/issue_2006_poc.tiff: not a picture that can be read: : Can not read TIFF directory
  2> pholio: ~/all/hostile/issue_2270_poc.webp: not a picture that can be read: it has no WebP header
  2> pholio: ~/all/hostile/issue_2385_poc.tiff: not a picture that can be read: : Can not read TIFF directory
  2> pholio: ~/all/hostile/issue_428_poc1.png: cannot be decoded: it ends too early
  2> pholio: ~/all/hostile/issue_428_poc2.png: cannot be decoded: it ends too early
  2> pholio: ~/all/hostile/issue_428_poc3.png: cannot be decoded: it ends too early
  2> pholio: ~/all/hostile/issue_428_poc4.png: not a picture that can be read: missing IHDR chunk
  2> pholio: ~/all/hostile/issue_428_poc5.png: not a picture that can be read: invalid interlace method
  2> pholio: ~/all/hostile/issue_428_poc6.png: not a picture that can be read: missing IHDR chunk
  2> pholio: ~/all/hostile/issue_428_poc7.png: cannot be decoded: invalid chunk checksum
  2> pholio: ~/all/hostile/issue_428_poc8.png: cannot be decoded: invalid chunk checksum
  2> pholio: ~/all/hostile/issue_712_poc.tif: not a TIFF, whatever its name says
  2> pholio: ~/all/hostile/issue_839_poc.rw2: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/issue_841_poc.crw: cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 2272x1704 pixels
  2> pholio: ~/all/hostile/issue_843_poc.crw: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/issue_845_poc.png: not a picture that can be read: invalid interlace method
  2> pholio: ~/all/hostile/issue_857_coverage.raf: not a RAF, whatever its name says
  2> pholio: ~/all/hostile/issue_857_poc.raf: not a RAF, whatever its name says
  2> pholio: ~/all/hostile/issue_869_poc.png: cannot be decoded: it ends too early
  2> pholio: ~/all/hostile/issue_960.poc.webp: not a picture that can be read: it has no WebP header
  2> pholio: ~/all/hostile/issue_ghsa_38h4_fx85_qcx7_poc.tiff: not a picture that can be read: TIFF directory is missing required "ImageLength" field
  2> pholio: ~/all/hostile/issue_ghsa_5p8g_9xf3_gfrr_poc.webp: not a picture that can be read: it has no WebP header
  2> pholio: ~/all/hostile/j2k-siz-segment-undersized.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/j2k32.heif: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/jpeg32.heif: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/region-mask-missing-refs.heic: not a picture that can be read: it has no pixels
  2> pholio: ~/all/hostile/rgb_generic_compressed_brotli.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/rgb_generic_compressed_defl.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/rgb_generic_compressed_tile_deflate.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/rgb_generic_compressed_zlib.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/rgb_generic_compressed_zlib_rows.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/rgb_generic_compressed_zlib_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/test_issue_ghsa_mv9g_fxh2_m49m.crw: not a picture that can be read: no size of the picture
  2> pholio: ~/all/hostile/uaf_heif_context.h_117_1.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: Non-existing alpha image referenced
  2> pholio: ~/all/hostile/unci32.heif: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_ABGR.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_ABGR_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_B16R16G16.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_B16R16G16_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_M.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_M_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_R5G6B5_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_R7+1G7+1B7+1_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_R7G7+1B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_R7G7B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_RGB.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_RGB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_RGB_tiled_row_tile_align.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_RGxB.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_RGxB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_VUY_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_VUY_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_Y16U16V16_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_Y16U16V16_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_YUV_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_YUV_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_YUV_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_YVU_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_comp_YVU_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_VUY_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_VUY_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_Y16U16V16_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_Y16U16V16_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_YUV_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_YUV_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_YVU_420.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_mix_YVU_422.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_ABGR.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_ABGR_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_B16R16G16.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_B16R16G16_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_M.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_M_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R5G6B5_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R7+1G7+1B7+1_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R7G7+1B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R7G7B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R8G8B8A8_bsz0_psz10_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R8G8B8A8_bsz0_psz5_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R8G8B8_bsz0_psz10_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_R8G8B8_bsz0_psz5_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_RGB.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_RGB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_RGB_tiled_row_tile_align.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_RGxB.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_RGxB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_pix_YUV_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_ABGR.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_ABGR_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_B16R16G16.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_B16R16G16_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_M.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_M_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_R5G6B5_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_R7+1G7+1B7+1_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_R7G7+1B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_R7G7B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_RGB.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_RGB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_RGB_tiled_row_tile_align.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_RGxB.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_RGxB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_row_YUV_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_ABGR_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_B16R16G16_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_M_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_R5G6B5_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_R7+1G7+1B7+1_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_R7G7+1B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_R7G7B7_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_RGB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_RGB_tiled_row_tile_align.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_RGxB_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/uncompressed_tile_YUV_tiled.heic: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  2> pholio: ~/all/hostile/vvc32.heif: not a picture that can be read: not supported: Unsupported feature: Unsupported image type
  2> pholio: ~/all/png/exiv2-bug841.png: not a picture that can be read: invalid IHDR chunk size
  2> pholio: ~/all/raw/IMG_1361.dng: cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 4032x3024 pixels
  2> pholio: ~/all/raw/exiv2-canon-powershot-s40.crw: cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 2272x1704 pixels
  2> pholio: ~/all/tiff/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  2> pholio: ~/all/tiff/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/tiff/crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/tiff/crash-1185209cf7655b5aed8ae5e77784dfdd18ab59e9.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  2> pholio: ~/all/tiff/crash-2020-10-test.tif: cannot be decoded: Decoding error at scanline 0
  2> pholio: ~/all/tiff/crash-338516dbd2f0e83caddb8ce256c22db3bd6dc40f.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/tiff/crash-4f085cc12ece8cde18758d42608bed6a2a2cfb1c.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  2> pholio: ~/all/tiff/crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif: cannot be decoded: Decoding error at scanline 0
  2> pholio: ~/all/tiff/crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif: cannot be decoded: Read error at row 4294967295, col 4294967295, tile 0; got 0 bytes, expected 60397
  2> pholio: ~/all/tiff/crash-f46f5b2f43c370fe65706c11449f567ecc345e74.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  2> pholio: ~/all/tiff/libtiff_segfault.tif: not a picture that can be read: not supported: its pixels have 65535 samples
  2> pholio: ~/all/tiff/tiff_overflow_rows_per_strip.tif: damaged: only 29 of 374 rows before ‹Not enough data for scanline 29, expected a request for at most 0 bytes, got a request for 278 bytes›
  2> pholio: ~/all/hostile/broken_data_stream.png: imported all the same: damaged after 87 of 128 rows: ‹invalid scanline filter›
  2> pholio: ~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif: imported all the same: odd: ‹Bad code word at line 27 of strip 0 (x 0)›
  2> pholio: ~/all/hostile/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif: imported all the same: odd: ‹Bad code word at line 348 of strip 0 (x 5)›
  2> pholio: ~/all/hostile/truncated_image.png: imported all the same: damaged after 400 of 480 rows: ‹it ends too early›
  2> Saw 448 files: 215 added, 3 duplicate, 4 companions, 47 other, 179 not readable
  2>   no photos, 28 movies, 16 XMP, 2 JSON, 1 MD
  2>   avif: 20 photos placed
  2>   gif: 9 photos placed
  2>   heic: 16 photos placed
  2>   hostile: 18 photos placed
  2>   jxl: 1 photo placed
  2>   png: 40 photos placed
  2>   raw: 2 photos placed
  2>   tiff: 97 photos placed
  2>   webp: 15 photos placed
  [3]
  $ pholio import all 2>&1 | short
  2431669a759e0550
  pholio: ~/all/heic/lightning_mini.heif: not a HEIC, whatever its name says
  pholio: ~/all/hostile/avc32.heif: not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image
  pholio: ~/all/hostile/avif32-mini.heif: not a HEIC, whatever its name says
  pholio: ~/all/hostile/clap-overflow-divide-zero.heic: not a picture that can be read: Invalid input: No 'meta' box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-4616081830051840.heic: cannot be decoded: Decoder plugin generated an error: Unexpected end of file
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5120279175102464.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5643900194127872.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5651556035198976.heic: not a picture that can be read: Invalid input: No 'meta' box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5662360964956160.heic: not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5671864958976000.heic: cannot be decoded: Decoder plugin generated an error: Unspecified
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5686319331672064.heic: not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5718632116518912.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5720856641142784.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5724458239655936.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5732616832024576.heic: not a picture that can be read: it has no pixels
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5752063708495872.heic: cannot be decoded: Decoder plugin generated an error: Unspecified
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5757633845264384.heic: not a picture that can be read: Invalid input: Item has no data: Item with ID 1 has no compressed data
  pholio: ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-6045213633282048.heic: cannot be decoded: Invalid input: Invalid grid data: Less than 8 bytes of data
  pholio: ~/all/hostile/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012
  pholio: ~/all/hostile/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif: cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980
  $ pholio galleries
  PHOTOS  CAP  REVISION  FIRST TAKEN  LAST TAKEN  NAME
      20  1x1         1  2010-05-11   2021-02-13  avif
       9  1x1         1  -            -           gif
      16  1x1         1  2015-07-16   2026-04-06  heic
      18  1x1         1  2005-12-07   2022-05-10  hostile
       1  1x1         1  2004-06-21   2004-06-21  jxl
      40  1x1         1  2004-06-21   2020-03-13  png
       2  1x1         1  2000-11-19   2021-05-12  raw
      97  1x1         1  2004-06-21   2019-10-02  tiff
      15  1x1         1  2003-12-14   2015-07-16  webp
  $ pholio find 2>&1 | short
  be96b8b835d8f7a9
  avif	1	~/all/avif/Irvine_CA.avif
  avif	2	~/all/avif/avif.avif
  avif	3	~/all/avif/avif_exif_xmp.avif
  avif	4	~/all/avif/avif_metadata2.avif
  avif	5	~/all/avif/exif.avif
  avif	6	~/all/avif/hopper-missing-pixi.avif
  avif	7	~/all/avif/hopper.avif
  avif	8	~/all/avif/hopper.heif
  avif	9	~/all/avif/icc_profile.avif
  avif	10	~/all/avif/icc_profile_none.avif
  avif	11	~/all/avif/rot0mir0.avif
  avif	12	~/all/avif/rot0mir1.avif
  avif	13	~/all/avif/rot1mir0.avif
  avif	14	~/all/avif/rot1mir1.avif
  avif	15	~/all/avif/rot2mir0.avif
  avif	16	~/all/avif/rot2mir1.avif
  avif	17	~/all/avif/rot3mir0.avif
  avif	18	~/all/avif/rot3mir1.avif
  avif	19	~/all/avif/transparency.avif
  avif	20	~/all/avif/xmp_tags_orientation.avif
  $ pholio find --json | short
  353be4b2707ce697
  {"photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":28133,"camera":{"make":"Apple","model":"iPhone 3GS"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gallery":"avif","gps":null,"height":640,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"Irvine_CA.avif","
  $ pholio find type:raw
  raw	1	~/all/raw/RAW_NIKON_D1.NEF
  raw	2	~/all/raw/Canon-R6-pruned.CR3
  $ pholio find type:movie
  $ pholio find type:heif
  avif	8	~/all/avif/hopper.heif
  heic	1	~/all/heic/Stonehenge.heic
  heic	2	~/all/heic/heic-iphone.heic
  heic	3	~/all/heic/heic-iphone7.heic
  heic	4	~/all/heic/IMG_3578.heic
  heic	5	~/all/heic/2021-02-13-1929.heic
  heic	6	~/all/heic/Canon.HIF
  heic	7	~/all/heic/Sony.HIF
  heic	9	~/all/heic/example.heic
  heic	10	~/all/heic/heic-single.heic
  heic	11	~/all/heic/rainbow-451x461.heic
  heic	12	~/all/heic/with-alpha-512x512.heic
  heic	13	~/all/heic/issue_9292_sony_1_top_left.HIF
  heic	14	~/all/heic/issue_9292_sony_8_left-bottom.HIF
  heic	15	~/all/heic/issue_9292_sony_3_bottom_right.HIF
  heic	16	~/all/heic/issue_9292_sony_6_right_top.HIF
  hostile	2	~/all/hostile/avif32.heif
  hostile	4	~/all/hostile/colors-no-alpha-thumbnail.heic
  hostile	5	~/all/hostile/colors-no-alpha.heic
  hostile	6	~/all/hostile/colors-with-alpha-thumbnail.heic
  hostile	7	~/all/hostile/colors-with-alpha.heic
  hostile	10	~/all/hostile/hevc32.heif
  $ pholio find rating:3
  heic	1	~/all/heic/Stonehenge.heic
  heic	4	~/all/heic/IMG_3578.heic
  heic	5	~/all/heic/2021-02-13-1929.heic
  heic	9	~/all/heic/example.heic
  $ pholio find duplicate
  hostile	1	~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif
  hostile	3	~/all/hostile/broken_data_stream.png
  hostile	8	~/all/hostile/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif
  png	14	~/all/hostile/broken_data_stream.png
  tiff	3	~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif
  tiff	44	~/all/hostile/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif
  $ hashes .local/share/pholio/thumbnails | short
  d3ab3ce1b45ae62c
  8899facfd726e44e  .local/share/pholio/thumbnails/00/d9e0636b645036f77b3809fcd26a29df71b9ee66f2865fd8729b894aeabf59.jpg
  0948a84ba043cdfc  .local/share/pholio/thumbnails/00/fb7d1443cbd8c6905eefc0fb6cffa832a6ab6261ffe924fe969c9a53ce2b9f.jpg
  8ce7ba0f3ba3ea03  .local/share/pholio/thumbnails/01/c97b3bfea06cd171a186186a8112db6c6a9463d22e1be5d11fedbb82c8713e.jpg
  2027353de311fc30  .local/share/pholio/thumbnails/05/693186fb3d9c91ed0d4451399b3c4340741789c373ff352b2dc49dd79c7b46.jpg
  5156c90507d674fe  .local/share/pholio/thumbnails/05/8d757030255eb21d4c42bf3ee7b79cb5527f25307cd6c140c0d799c65a817b.jpg
  3dcdd8c9f6ca78ca  .local/share/pholio/thumbnails/05/9e3d73a26565c05a2a068999fe541c0649587a9a32c9933cf83f7e7f87a4ce.jpg
  0923419b96f0883b  .local/share/pholio/thumbnails/06/195c323179b78da31ec2e38cee19f69c637f4f6201b44631d184ad9749d9d0.jpg
  317e75bede1e6c8d  .local/share/pholio/thumbnails/07/d4fa00a0db0fd7a8dc5fc17fd97e3055e308f7f1c4683a3d4652410dd85de2.jpg
  dfa3b6508c131adb  .local/share/pholio/thumbnails/08/e807a6eb9a475d696d85626fd84a5b7b224e551d4e43e63115a56dbbc0c284.jpg
  55c78d0292f62762  .local/share/pholio/thumbnails/09/5cdb91690d5a8790bd6d78b9027a95afc4824cb824dcec4e4114934fd22e01.jpg
  be2173bd42cf5a28  .local/share/pholio/thumbnails/0a/dabeeb3434d41f0d6571b77f9cdcc681a7383c1c08ac7e5cd0d0ed1fc75159.jpg
  b676feccc1a115ce  .local/share/pholio/thumbnails/0a/fab12fb49bfdf754f04d634ff19c9af16a0cba87b50f8902c0a753cd311134.jpg
  3c901d8c4f2936c1  .local/share/pholio/thumbnails/0b/466dd80af0f7d4f365439ca553e1ae0d44a87626ce0717e06181c9010195e5.jpg
  56883f5fee525b5b  .local/share/pholio/thumbnails/0c/13656626e0ed09d0b4c194247a557cf06d31cdfb3fb96dd345c8e96e1ed0fe.jpg
  a215055d26345673  .local/share/pholio/thumbnails/0f/6e086f95a3b02cbf46a587ba4c56b01c2ffac7afc4bb4b3b8d1b221215a331.jpg
  97bba7274e5a85be  .local/share/pholio/thumbnails/11/f32ce6d3963d56019457a12277fdc76d9ebaf7da9797ba62f4b556d6023777.jpg
  fe8598ed58643544  .local/share/pholio/thumbnails/17/2a3890ae4aaf5088a4df12ed831ce11ae8fb292fe11dfdfa148921f6a7651b.jpg
  7c49dc9db83c49eb  .local/share/pholio/thumbnails/17/e2084eae200003351d70804e6f8e6a7da7f6d421cac96476c4c31e484f9cf4.jpg
  e31ba66a33497209  .local/share/pholio/thumbnails/19/b8e092eee2eab632a36ee5644e362cb751cecaadb40bf4615334f3ffc6f1a5.jpg
  493ef848d5d5f662  .local/share/pholio/thumbnails/19/c8e4663b6452e4afe89cf4ecae435980159b9c0fc4a9e8bbf3359f160b47ed.jpg
  $ pholio gallery create Mixed; pholio galleries --json | jq -r ".[].name" | while read -r g; do [ "$g" = Mixed ] || pholio reorder "$g" --move 1-2 --copy --into Mixed 2>&1; done
  avif: copy 1-2 into Mixed
  gif: copy 1-2 into Mixed
  heic: copy 1-2 into Mixed
  hostile: copy 1-2 into Mixed
  pholio: position 2 is past the end: 'jxl' has 1 photo
  png: copy 1-2 into Mixed
  raw: copy 1-2 into Mixed
  tiff: copy 1-2 into Mixed
  webp: copy 1-2 into Mixed
  $ pholio show Mixed
   1  2010-05-11 10:51:45.87           480x640      Irvine_CA.avif
   2  2018-08-15 11:37:35.59           1920x1080    avif.avif
   3  2022-02-02 02:02:02 (file time)  320x240      chi.gif
   4  2022-02-02 02:02:02 (file time)  200x150      dispose_none_load_end.gif
   5  2015-07-16 15:38:54.00           300x200      Stonehenge.heic
   6  2019-08-21 10:57:23.345          4032x3024    heic-iphone.heic
   7  2005-12-07 07:38:25              218x84       crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif
   8  2022-02-02 02:02:02 (file time)  32x32        avif32.heif
   9  2004-06-21 23:37:53.06           200x130      ReaganLargePng.png
  10  2004-06-21 23:37:53.06           200x130      ReaganSmallPng.png
  11  2000-11-19 13:01:50.24           2012x1324    RAW_NIKON_D1.NEF
  12  2021-05-12 12:21:21.92 +02:00    3408x2272    Canon-R6-pruned.CR3
  13  2004-06-21 23:37:53.06           200x130      Reagan.tiff
  14  2004-06-21 23:37:53.06           200x130      ReaganLargeTiff.tiff
  15  2003-12-14 12:01:44              480x360      flower.webp
  16  2013-07-04 17:23:10 -03:00       300x225      flower2.webp
  $ pholio show Mixed --json
  {"cap":{"columns":1,"rows":1},"gallery":"Mixed","revision":8,"where":null,"photos":[{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":28133,"camera":{"make":"Apple","model":"iPhone 3GS"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":640,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"Irvine_CA.avif","path":"~/all/avif/Irvine_CA.avif","position":1,"rating":null,"serial":null,"sha256":"ee9b8544668ba71e584311be8eb590d0a92464aa24aa75ab05af92ab4c9ccf4c","state":null,"taken":{"local":"2010-05-11T10:51:45.87","offset":null,"source":"exif"},"title":null,"turn":0,"width":480},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":219216,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":1080,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"avif.avif","path":"~/all/avif/avif.avif","position":2,"rating":null,"serial":null,"sha256":"96bf0656417dca608ea9de0314b6e526fa8910d112ed01054d8842be1947e91f","state":null,"taken":{"local":"2018-08-15T11:37:35.59","offset":null,"source":"exif"},"title":null,"turn":0,"width":1920},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":85539,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":240,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"chi.gif","path":"~/all/gif/chi.gif","position":3,"rating":null,"serial":null,"sha256":"4d036f172c9f7cf6ad076e8f1af5dba85425e6f8ac97fa5db280ad67239a54e6","state":null,"taken":{"local":"2022-02-02T02:02:02","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":320},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":24601,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":150,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"dispose_none_load_end.gif","path":"~/all/gif/dispose_none_load_end.gif","position":4,"rating":null,"serial":null,"sha256":"60b53ae0598261d2c7cc472b372e84cdc7bb39b421910d046d79756eaff04189","state":null,"taken":{"local":"2022-02-02T02:02:02","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":200},{"added":"NOW","alt":null,"aperture":10,"artist":null,"bytes":18241,"camera":{"make":"NIKON CORPORATION","model":"NIKON D5300"},"city":null,"companions":[{"kind":"sidecar","path":"~/all/heic/Stonehenge.heic.xmp"}],"copyright":null,"country":null,"creator":null,"description":"Classic View","exposure_s":0.0025,"flag":null,"focal_mm":44,"gps":{"altitude":97,"latitude":51.17828055555555,"longitude":-1.826638888888889},"height":200,"iso":200,"keywords":[],"label":"Blue","lens":"18.0-250.0 mm f/3.5-6.3","missing":false,"name":"Stonehenge.heic","path":"~/all/heic/Stonehenge.heic","position":5,"rating":3,"serial":"2567806","sha256":"c38e469513e05bd68364f77499f9467520d6cb8794c7a188becbbb197c45a0e4","state":null,"taken":{"local":"2015-07-16T15:38:54.00","offset":null,"source":"exif"},"title":null,"turn":0,"width":300},{"added":"NOW","alt":null,"aperture":1.8,"artist":null,"bytes":2600220,"camera":{"make":"Apple","model":"iPhone XS Max"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":0.0004528985507246377,"flag":null,"focal_mm":4.25,"gps":{"altitude":12.766179500510273,"latitude":7.8314305555555555,"longitude":98.29665277777778},"height":3024,"iso":25,"keywords":[],"label":null,"lens":"iPhone XS Max back dual camera 4.25mm f/1.8","missing":false,"name":"heic-iphone.heic","path":"~/all/heic/heic-iphone.heic","position":6,"rating":null,"serial":null,"sha256":"4a77750547ae1d54bd009ac037b48307b20322cff5ed1fde55ac289469350a0b","state":null,"taken":{"local":"2019-08-21T10:57:23.345","offset":null,"source":"exif"},"title":null,"turn":0,"width":4032},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":674,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":"Kofax PDF Filter - version 3.75.","exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":84,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif","path":"~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif","position":7,"rating":null,"serial":null,"sha256":"58efa3bbc6693719e29b610c5a28ba29afbc106a3ed33fad7fff1c202d8eaa9f","state":null,"taken":{"local":"2005-12-07T07:38:25","offset":null,"source":"exif"},"title":null,"turn":0,"width":218},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":338,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":32,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"avif32.heif","path":"~/all/hostile/avif32.heif","position":8,"rating":null,"serial":null,"sha256":"bbce5827d9d5eace3dc539913f9785e8ef02ad44914daa6cb6eae5ce1ec4c647","state":null,"taken":{"local":"2022-02-02T02:02:02","offset":"+00:00","source":"mtime"},"title":null,"turn":0,"width":32},{"added":"NOW","alt":null,"aperture":5,"artist":"Photographerís Mate 3rd Class (A","bytes":1208246,"camera":{"make":"NIKON CORPORATION","model":"NIKON D1X"},"city":"Straits of Magellan","companions":[],"copyright":null,"country":"South America","creator":"Photographerís Mate 3rd Class (A","description":"040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)","exposure_s":0.008,"flag":null,"focal_mm":42,"gps":null,"height":130,"iso":null,"keywords":["ronald reagan, reagan, cvn 76, cvn-76, straights magellan, magellan, carrier, nimitz-class, ship, underway"],"label":null,"lens":null,"missing":false,"name":"ReaganLargePng.png","path":"~/all/png/ReaganLargePng.png","position":9,"rating":null,"serial":null,"sha256":"172a3890ae4aaf5088a4df12ed831ce11ae8fb292fe11dfdfa148921f6a7651b","state":null,"taken":{"local":"2004-06-21T23:37:53.06","offset":null,"source":"exif"},"title":"040621-N-6536T-062","turn":0,"width":200},{"added":"NOW","alt":null,"aperture":5,"artist":"Photographerís Mate 3rd Class (A","bytes":56736,"camera":{"make":"NIKON CORPORATION","model":"NIKON D1X"},"city":"Straits of Magellan","companions":[],"copyright":null,"country":"South America","creator":"Photographerís Mate 3rd Class (A","description":"040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)","exposure_s":0.008,"flag":null,"focal_mm":42,"gps":null,"height":130,"iso":null,"keywords":["ronald reagan, reagan, cvn 76, cvn-76, straights magellan, magellan, carrier, nimitz-class, ship, underway"],"label":null,"lens":null,"missing":false,"name":"ReaganSmallPng.png","path":"~/all/png/ReaganSmallPng.png","position":10,"rating":null,"serial":null,"sha256":"e07a9efc9fbb70309085a00b4dcbb2089901dbfb7a52190416ce7292201fa32b","state":null,"taken":{"local":"2004-06-21T23:37:53.06","offset":null,"source":"exif"},"title":"040621-N-6536T-062","turn":0,"width":200},{"added":"NOW","alt":null,"aperture":7.6,"artist":null,"bytes":4055474,"camera":{"make":"NIKON CORPORATION","model":"NIKON D1"},"city":null,"companions":[],"copyright":"Copyright,NIKON CORPORATION,1999","country":null,"creator":null,"description":null,"exposure_s":0.004,"flag":null,"focal_mm":20,"gps":null,"height":1324,"iso":null,"keywords":[],"label":null,"lens":"20mm f/2.8","missing":false,"name":"RAW_NIKON_D1.NEF","path":"~/all/raw/RAW_NIKON_D1.NEF","position":11,"rating":null,"serial":null,"sha256":"7886d8b0e1257897faa7404b98fe1086ee2d95606531b6285aed83a0939b768f","state":null,"taken":{"local":"2000-11-19T13:01:50.24","offset":null,"source":"exif"},"title":null,"turn":0,"width":2012},{"added":"NOW","alt":null,"aperture":25,"artist":"Johannes Kimmel","bytes":492016,"camera":{"make":"Canon","model":"Canon EOS R6"},"city":null,"companions":[],"copyright":"CCO","country":null,"creator":"Johannes Kimmel","description":null,"exposure_s":0.25,"flag":null,"focal_mm":200,"gps":null,"height":2272,"iso":100,"keywords":[],"label":null,"lens":"RF70-200mm F2.8 L IS USM","missing":false,"name":"Canon-R6-pruned.CR3","path":"~/all/raw/Canon-R6-pruned.CR3","position":12,"rating":0,"serial":"093022004357","sha256":"7925cecf128cb8e272853d3b590031d250ac97a60a937b9044c446081a0104ec","state":null,"taken":{"local":"2021-05-12T12:21:21.92","offset":"+02:00","source":"exif"},"title":null,"turn":0,"width":3408},{"added":"NOW","alt":null,"aperture":5,"artist":"Photographerís Mate 3rd Class (A","bytes":114466,"camera":{"make":"NIKON CORPORATION","model":"NIKON D1X"},"city":"Straits of Magellan","companions":[],"copyright":null,"country":"South America","creator":"Photographerís Mate 3rd Class (A","description":"040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)","exposure_s":0.008,"flag":null,"focal_mm":42,"gps":null,"height":130,"iso":null,"keywords":["ronald reagan","reagan","cvn 76","cvn-76","straights magellan","magellan","carrier","nimitz-class","ship","underway"],"label":null,"lens":null,"missing":false,"name":"Reagan.tiff","path":"~/all/tiff/Reagan.tiff","position":13,"rating":null,"serial":null,"sha256":"bf197a8bc8688028e2e5c10b337438cba8fe7c4efa11124e5e2637c9f8e9fa0d","state":null,"taken":{"local":"2004-06-21T23:37:53.06","offset":null,"source":"exif"},"title":"040621-N-6536T-062","turn":0,"width":200},{"added":"NOW","alt":null,"aperture":5,"artist":"Photographerís Mate 3rd Class (A","bytes":1795954,"camera":{"make":"NIKON CORPORATION","model":"NIKON D1X"},"city":"Straits of Magellan","companions":[],"copyright":null,"country":"South America","creator":"Photographerís Mate 3rd Class (A","description":"040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)","exposure_s":0.008,"flag":null,"focal_mm":42,"gps":null,"height":130,"iso":null,"keywords":["ronald reagan, reagan, cvn 76, cvn-76, straights magellan, magellan, carrier, nimitz-class, ship, underway"],"label":null,"lens":null,"missing":false,"name":"ReaganLargeTiff.tiff","path":"~/all/tiff/ReaganLargeTiff.tiff","position":14,"rating":null,"serial":null,"sha256":"ca2b38a7a0d0f9d13c316383e8fccb17e7e05a58034674cc34ecf9db957c3236","state":null,"taken":{"local":"2004-06-21T23:37:53.06","offset":null,"source":"exif"},"title":"040621-N-6536T-062","turn":0,"width":200},{"added":"NOW","alt":null,"aperture":4.9,"artist":null,"bytes":29556,"camera":{"make":"Canon","model":"Canon PowerShot S40"},"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":0.002,"flag":null,"focal_mm":21.3125,"gps":null,"height":360,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"flower.webp","path":"~/all/webp/flower.webp","position":15,"rating":null,"serial":null,"sha256":"af5bf1a0e420467c09d221fbfbb739646956c17f2b67f8280eacfacf87059a37","state":null,"taken":{"local":"2003-12-14T12:01:44","offset":null,"source":"exif"},"title":null,"turn":0,"width":480},{"added":"NOW","alt":null,"aperture":null,"artist":null,"bytes":21552,"camera":null,"city":null,"companions":[],"copyright":null,"country":null,"creator":null,"description":null,"exposure_s":null,"flag":null,"focal_mm":null,"gps":null,"height":225,"iso":null,"keywords":[],"label":null,"lens":null,"missing":false,"name":"flower2.webp","path":"~/all/webp/flower2.webp","position":16,"rating":null,"serial":null,"sha256":"94d4f2deeb5d8b04d4aaf1173a34647e6743ecc7076987f7eb98522522b78846","state":null,"taken":{"local":"2013-07-04T17:23:10","offset":"-03:00","source":"xmp"},"title":null,"turn":0,"width":300}]}
  $ pholio export Mixed out; hashes out | cut -c19-
  out/.pholio-manifest.json
  out/0001_Irvine_CA.avif
  out/0002_avif.avif
  out/0003_chi.gif
  out/0004_dispose_none_load_end.gif
  out/0005_Stonehenge.heic
  out/0005_Stonehenge.heic.xmp
  out/0006_heic-iphone.heic
  out/0007_crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif
  out/0008_avif32.heif
  out/0009_ReaganLargePng.png
  out/0010_ReaganSmallPng.png
  out/0011_RAW_NIKON_D1.NEF
  out/0012_Canon-R6-pruned.CR3
  out/0013_Reagan.tiff
  out/0014_ReaganLargeTiff.tiff
  out/0015_flower.webp
  out/0016_flower2.webp
  2> Mixed: 16 photos, files: 17 written
  $ pholio export Mixed jpegs --size 128; hashes jpegs
  -                 jpegs/.pholio-manifest.json
  cf1855c54e270d0b  jpegs/0001_Irvine_CA.jpg
  11e7cf67c5b78b98  jpegs/0002_avif.jpg
  c08969f844d703a6  jpegs/0003_chi.jpg
  da2b90f76ec35556  jpegs/0004_dispose_none_load_end.jpg
  4c05cdb331210fa6  jpegs/0005_Stonehenge.jpg
  ee7e7ff9c1f7572f  jpegs/0006_heic-iphone.jpg
  5ef6c6def832d242  jpegs/0007_crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.jpg
  8179794d1615d4a8  jpegs/0008_avif32.jpg
  1be922663e3347e0  jpegs/0009_ReaganLargePng.jpg
  c961f6648537fbf5  jpegs/0010_ReaganSmallPng.jpg
  369dcfeaa3eb81e3  jpegs/0011_RAW_NIKON_D1.jpg
  f064cad3a464cedf  jpegs/0012_Canon-R6-pruned.jpg
  bd806f0632755c26  jpegs/0013_Reagan.jpg
  1be922663e3347e0  jpegs/0014_ReaganLargeTiff.jpg
  4b2ace63c25445a4  jpegs/0015_flower.jpg
  e54acf0581ecc155  jpegs/0016_flower2.jpg
  2> Mixed: 16 photos, files: 16 written
  $ pholio sheet Mixed -o m.jpg; pholio sheet Mixed -o m.pdf --paper A4; hashes m.jpg m.pdf
  2ce6a256b3942c92  m.jpg
  5c4e2a835d0b64f5  m.pdf
  2> ~/m.jpg: 16 photos, 1883x1120 pixels
  2> ~/m.pdf: 16 photos on 1 page, 2480x3508 pixels
  $ pholio publish site Mixed --sizes 128; hashes site
  -                 site/.pholio-manifest.json
  -                 site/.pholio-site.json
  1398b3cccca52382  site/assets/script.js
  0302cfb3759c7e96  site/assets/style.css
  ecf20df28f847436  site/index.html
  ae42e925163b155c  site/mixed/avif-96bf0656.html
  82036ce5bba1ed1e  site/mixed/avif32-bbce5827.html
  c0c77202e497f16a  site/mixed/canon-r6-pruned-7925cecf.html
  ffb3f92f285b036a  site/mixed/chi-4d036f17.html
  43ae52041909a48f  site/mixed/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127-58efa3bb.html
  829744ac17688e4a  site/mixed/dispose-none-load-end-60b53ae0.html
  5d2fc90ce127c6d7  site/mixed/flower-af5bf1a0.html
  3b47489c5bda4e35  site/mixed/flower2-94d4f2de.html
  7b8d181dfc6dcabc  site/mixed/heic-iphone-4a777505.html
  28c48068ff460d20  site/mixed/index.html
  abbe567eeac01be7  site/mixed/irvine-ca-ee9b8544.html
  ec6369d6c89e9a8d  site/mixed/layout.css
  c8222da7f12bd26c  site/mixed/raw-nikon-d1-7886d8b0.html
  11e29a73887210b0  site/mixed/reagan-bf197a8b.html
  6dfe66e9d0e2aaed  site/mixed/reaganlargepng-172a3890.html
  6ecc6a291022e37f  site/mixed/reaganlargetiff-ca2b38a7.html
  cf9d6675a9670c1b  site/mixed/reagansmallpng-e07a9efc.html
  0ac130d93d460778  site/mixed/stonehenge-c38e4695.html
  b12bbfd50c0af03d  site/pictures/172a3890ae4aaf5088a4-128.jpg
  83ae606cc928a71e  site/pictures/4a77750547ae1d54bd00-128.jpg
  9efef04fa665cc7c  site/pictures/4d036f172c9f7cf6ad07-128.jpg
  12cf48f5deb1bb08  site/pictures/58efa3bbc6693719e29b-128.jpg
  689aba5e430eedf8  site/pictures/60b53ae0598261d2c7cc-128.jpg
  29dc321679589b09  site/pictures/7886d8b0e1257897faa7-128.jpg
  ec181f612b647ef2  site/pictures/7925cecf128cb8e27285-128.jpg
  bf0dbb8f17c56e62  site/pictures/94d4f2deeb5d8b04d4aa-128.jpg
  0276d6d65abd29e2  site/pictures/96bf0656417dca608ea9-128.jpg
  5bcc762a2ac4a02d  site/pictures/af5bf1a0e420467c09d2-128.jpg
  d07791e92aba2199  site/pictures/bbce5827d9d5eace3dc5-32.jpg
  0322ee1b8b759c82  site/pictures/bf197a8bc8688028e2e5-128.jpg
  6a1bbbd0796a337e  site/pictures/c38e469513e05bd68364-128.jpg
  b12bbfd50c0af03d  site/pictures/ca2b38a7a0d0f9d13c31-128.jpg
  1dda79b8e7cfe551  site/pictures/e07a9efc9fbb70309085-128.jpg
  3bbafaa3841fe62c  site/pictures/ee9b8544668ba71e5843-128.jpg
  331ea9090db0c9f6  site/robots.txt
  2> 16 photos in 1 gallery: 38 files written
  $ pholio export Mixed words --xmp --no-companions --strip place; hashes words
  2> Mixed: 16 photos, files: nothing to write
  2> pholio: 1  ~/all/avif/Irvine_CA.avif: --strip is for JPEGs; --size makes one of it
  2> pholio: 2  ~/all/avif/avif.avif: --strip is for JPEGs; --size makes one of it
  2> pholio: 3  ~/all/gif/chi.gif: --strip is for JPEGs; --size makes one of it
  2> pholio: 4  ~/all/gif/dispose_none_load_end.gif: --strip is for JPEGs; --size makes one of it
  2> pholio: 5  ~/all/heic/Stonehenge.heic: --strip is for JPEGs; --size makes one of it
  2> pholio: 6  ~/all/heic/heic-iphone.heic: --strip is for JPEGs; --size makes one of it
  2> pholio: 7  ~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif: --strip is for JPEGs; --size makes one of it
  2> pholio: 8  ~/all/hostile/avif32.heif: --strip is for JPEGs; --size makes one of it
  2> pholio: 9  ~/all/png/ReaganLargePng.png: --strip is for JPEGs; --size makes one of it
  2> pholio: 10  ~/all/png/ReaganSmallPng.png: --strip is for JPEGs; --size makes one of it
  2> pholio: 11  ~/all/raw/RAW_NIKON_D1.NEF: --strip is for JPEGs; --size makes one of it
  2> pholio: 12  ~/all/raw/Canon-R6-pruned.CR3: --strip is for JPEGs; --size makes one of it
  2> pholio: 13  ~/all/tiff/Reagan.tiff: --strip is for JPEGs; --size makes one of it
  2> pholio: 14  ~/all/tiff/ReaganLargeTiff.tiff: --strip is for JPEGs; --size makes one of it
  2> pholio: 15  ~/all/webp/flower.webp: --strip is for JPEGs; --size makes one of it
  2> pholio: 16  ~/all/webp/flower2.webp: --strip is for JPEGs; --size makes one of it
  $ find all -type f | LC_ALL=C sort | pholio read | short
  a77badcaaeb9cb2c
  {"bytes":82169,"mtime_ns":1643767322000000000,"outcome":"ignored","path":"~/all/ORACLE.json","version":1}
  {"bytes":1813,"mtime_ns":1643767322000000000,"outcome":"ignored","path":"~/all/README.md","version":1}
  {"bytes":28133,"companions":[],"facts":{"make":"Apple","model":"iPhone 3GS"},"height":640,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/Irvine_CA.avif","reader":3,"sha256":"ee9b8544668ba71e584311be8eb590d0a92464aa24aa75ab05af92ab4c9ccf4c","signature":{"bytes":"5d3e30743c214db19a5a3e4492e25cf259be2a728c25cd319a1a1e5090e89cd6457a8074c080075b","version":1},"taken":{"local":"2010
  {"bytes":219216,"companions":[],"facts":{},"height":1080,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/avif.avif","reader":3,"sha256":"96bf0656417dca608ea9de0314b6e526fa8910d112ed01054d8842be1947e91f","signature":{"bytes":"a6be5b5f583567c6fbf1a5b942afef9407be561ec830576603f9e7f94233ff84556b8a871f5c0b9f","version":1},"taken":{"local":"2018-08-15T11:37:35.59","source":"exif"},"
  {"bytes":10863,"companions":[],"facts":{},"height":120,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/avif_exif_xmp.avif","reader":3,"sha256":"49d7f6f5f087976179431dc60c982c339e330ab6e18cebe0d6dffcfb18a260ae","signature":{"bytes":"c47605f0811b43f9b834f4dd98cb5dbf04701ff0c319c3b1f034d4c9abab5d8d5d72887f0c5c0b26","version":1},"taken":{"event":"modified","local":"2021-02-13T21:19
  {"bytes":9784,"companions":[],"facts":{"gps":{"altitude":-10000,"latitude":7,"longitude":0}},"height":120,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/avif_metadata2.avif","reader":3,"sha256":"68517dd3eeb770b413d1132e19c16c0330283e980712108992659bd8ba06f396","signature":{"bytes":"c47605f0811b43f9b834f4dd98cb5dbf04701ff0c319c3b1f034d4c9abab5d8d5d72887f0d610b1b","version":1},"
  {"bytes":16078,"companions":[],"facts":{},"height":512,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/exif.avif","reader":3,"sha256":"438dc63eb5aa722f4b23a93ac48cd0c19b7a575865c89e666c86b7ac363cff04","signature":{"bytes":"e6ee6d356acfead8ba064c18bba825b3e4ec6db02a856ad41b324d19a1ecfdccba94828000000b8c","version":1},"thumbnail":{"bytes":66633,"checksum":"c47d64a38687dc35"},"ver
  {"bytes":5435,"companions":[],"facts":{},"height":128,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/hopper-missing-pixi.avif","reader":3,"sha256":"809771de6d3df6bc6d87557da07bcaeb2029a897501991e6bf17b71bbae11ad6","signature":{"bytes":"c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca690bda","version":1},"thumbnail":{"bytes":6186,"checksum":"91c21356d6
  {"bytes":3077,"companions":[],"facts":{},"height":128,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/hopper.avif","reader":3,"sha256":"d4327b7ab11ed8f11d86978258fc04e5505bcfe511ca2c4efa4838c85d226fd2","signature":{"bytes":"c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bc5","version":1},"thumbnail":{"bytes":5800,"checksum":"b47805390f3f7a95"},"ver
  {"bytes":3555,"companions":[],"facts":{},"height":128,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/hopper.heif","reader":3,"sha256":"825853d55a81247b9b3b2cef57b3c1a59b172be2a86b2715de47a489e6a8db06","signature":{"bytes":"c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca670bcb","version":1},"thumbnail":{"bytes":6038,"checksum":"1d421ba6f955badd"},"ver
  {"bytes":6460,"companions":[],"facts":{},"height":57,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/icc_profile.avif","reader":3,"sha256":"08e807a6eb9a475d696d85626fd84a5b7b224e551d4e43e63115a56dbbc0c284","signature":{"bytes":"d8e55e8ee608e5769911cf76f4a285bcd8a54e0ee648e5761803ed1ce50ac15c91be85892c7f0ca1","version":1},"thumbnail":{"bytes":1632,"checksum":"939e00813f8d37bc"},
  {"bytes":3303,"companions":[],"facts":{},"height":57,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/icc_profile_none.avif","reader":3,"sha256":"f34d96b676624459819384187fe100475ed4477ee14b0f4c05835c65389ccca7","signature":{"bytes":"d8e55e8ee608e5769911cf76f4a285bcd8a54e0ee648e5761803ed1ce50ac15c91be85892c7f0ca1","version":1},"thumbnail":{"bytes":1632,"checksum":"939e00813f8d37
  {"bytes":16357,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot0mir0.avif","reader":3,"sha256":"a7463a136532a51f8906a060c41303411d6c21718ec8e8f9a02043c28088dbbc","signature":{"bytes":"868dd01bc7a6204de1706082d3b57b0586cdc01f85b6205dcb65e2aad3953f97708e78944ba00b37","version":1},"thumbnail":{"bytes":51409,"checksum":"98e9b66d8fcfe6aa"},
  {"bytes":17157,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot0mir1.avif","reader":3,"sha256":"cb05915448673ed08e9f5337e1c56dedd408d3792b75e760a132cca1290ce29d","signature":{"bytes":"868dd01bc7a6204de97060825bb57b0586cdc01f85b6205dcb6572aad3953f17708e78954ca50b37","version":1},"thumbnail":{"bytes":51552,"checksum":"8a04e0eaa7b70c12"},
  {"bytes":17182,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot1mir0.avif","reader":3,"sha256":"a19563b88f4d10c8c9235c987496b95604b98d4426c6413a7c0932ba84a2061d","signature":{"bytes":"868dd01bc7a6244de17060a2d3a57b0586cdc01f85b6205dcb65e2aed3953f17708e78954ca30b3a","version":1},"thumbnail":{"bytes":51498,"checksum":"6b95df458976f358"},
  {"bytes":16588,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot1mir1.avif","reader":3,"sha256":"d0b9549c4033261c901d6e97ba5b92f76f67ba08b17dbae04d6f29c7ceb326a7","signature":{"bytes":"868dd01bc7a6204de17060a25bb57b0586cdc01f85b6205dcb6572aad3953f17708e78954ca10b32","version":1},"thumbnail":{"bytes":51170,"checksum":"a757c907fe253149"},
  {"bytes":17001,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot2mir0.avif","reader":3,"sha256":"0afab12fb49bfdf754f04d634ff19c9af16a0cba87b50f8902c0a753cd311134","signature":{"bytes":"868dd01bc7a6204de1706082d3b57b0586cdc01f85b6205dcb65e2aad3953f97708e78954ca10b3f","version":1},"thumbnail":{"bytes":51709,"checksum":"8294152ad6e1e357"},
  {"bytes":16387,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot2mir1.avif","reader":3,"sha256":"7b5d35cd434cf7775d07e7d4b50a966df93502ea22777ee54202e68c6f6f3254","signature":{"bytes":"868dd01bc7a6204de17060825bb57b0586cdc01f85b6205dcb6562aad3953f17708e78954ca40b3a","version":1},"thumbnail":{"bytes":51155,"checksum":"a805f2e8d2f47252"},
  {"bytes":16568,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot3mir0.avif","reader":3,"sha256":"c26fb69636193786519259659351ea17e2ee70c9ed18356408664852ddcb4a3c","signature":{"bytes":"868dd01bc7a6204de170608253b57b0586cdc01f85b6205dcb65e2aad3953f97708e78944ca30b37","version":1},"thumbnail":{"bytes":51359,"checksum":"14fb67c06297173d"},
  {"bytes":17290,"companions":[],"facts":{},"height":427,"mtime_ns":1643767322000000000,"outcome":"photo","path":"~/all/avif/rot3mir1.avif","reader":3,"sha256":"d883b225f9e626d2143c8e7667c939c2ed57d22406da65cd5fc739cb37364d4e","signature":{"bytes":"868dd01bc7a6204de170608253b57b0586cdc01f85b6205dcb6572aad3953f17708e78954ca70b3c","version":1},"thumbnail":{"bytes":51537,"checksum":"09ea3469a27144f5"},
  $ pholio alike
  near    2  avif 3 avif_exif_xmp.avif (best)
             avif 4 avif_metadata2.avif
  near    4  png 9 exif.png (best)
             png 10 exif_imagemagick.png
             png 16 exif_text.png
             avif 5 exif.avif
  near   30  gif 3 hopper.gif (best)
             gif 8 palette_not_needed_for_second_frame.gif
             gif 7 no_palette_with_transparency_after_rgb.gif
             hostile 15 truncated_end_chunk.png
             png 5 hopper.png
             png 18 hopper_idat_after_image_end.png
             tiff 53 hopper.iccprofile.tif
             tiff 54 hopper.iccprofile_binary.tif
             tiff 55 hopper.tif
             tiff 56 hopper_bigtiff.tif
             tiff 57 hopper_float_dpi_2.tif
             tiff 58 hopper_float_dpi_3.tif
             tiff 59 hopper_float_dpi_None.tif
             tiff 64 hopper_lzma.tif
             tiff 65 hopper_lzw.tif
             tiff 66 hopper_unknown_pixel_mode.tif
             tiff 63 hopper_jpg.tif
             tiff 67 hopper_webp.tif
             tiff 14 hopper.Lab.tif
             webp 6 hopper.webp
             avif 6 hopper-missing-pixi.avif
             webp 8 hopper_orientation_3.webp
             webp 12 hopper_orientation_7.webp
             webp 13 hopper_orientation_8.webp
             webp 7 hopper_orientation_2.webp
             webp 11 hopper_orientation_6.webp
             webp 9 hopper_orientation_4.webp
             avif 8 hopper.heif
             webp 10 hopper_orientation_5.webp
             avif 7 hopper.avif
  near    4  avif 9 icc_profile.avif (best)
             avif 10 icc_profile_none.avif
             png 20 icc_profile.png
             png 21 icc_profile_none.png
  near    8  avif 15 rot2mir0.avif (best)
             avif 18 rot3mir1.avif
             avif 13 rot1mir0.avif
             avif 16 rot2mir1.avif
             avif 11 rot0mir0.avif
             avif 12 rot0mir1.avif
             avif 17 rot3mir0.avif
             avif 14 rot1mir1.avif
  near    3  avif 19 transparency.avif (best)
             png 31 p_trns_single.png
             png 37 rgb_trns.png
  near    2  gif 2 dispose_none_load_end.gif (best)
             webp 15 transparent.webp
  near    2  gif 4 iss634.gif (best)
             webp 14 iss634.webp
  near   15  heic 7 Sony.HIF (best)
             heic 6 Canon.HIF
             tiff 9 exiv2-bug1044.tif
             tiff 29 12bit.cropped.tif
             tiff 30 12in16bit.tif
             png 28 mode_palette_1bit_alpha.png
             tiff 35 16bit.MM.cropped.tif
             tiff 36 16bit.MM.deflate.tif
             tiff 33 16bit.cropped.tif
             tiff 34 16bit.deflate.tif
             tiff 37 16bit.r.tif
             tiff 32 16_bit_noise.tif
             gif 5 no_palette_after_rgb.gif
             png 35 png_decompression_dos.png
             tiff 40 child_ifd_jpeg.tiff
  near    2  heic 1 Stonehenge.heic (best)
             webp 3 exiv2-bug1199.webp
  near    3  heic 11 rainbow-451x461.heic (best)
             hostile 10 hevc32.heif
             hostile 2 avif32.heif
  exact   2  hostile 1 ~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif
             hostile 1 ~/all/tiff/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif
  near    6  tiff 61 hopper_g4_500.tif (best)
             tiff 60 hopper_g4.tif
             tiff 62 hopper_gray_4bpp.tif
             png 6 hopper-XYZ.png
             tiff 27 8bit.s.tif
             hostile 3 broken_data_stream.png
  exact   2  hostile 3 ~/all/hostile/broken_data_stream.png
             hostile 3 ~/all/png/broken_data_stream.png
  near    2  hostile 4 colors-no-alpha-thumbnail.heic (best)
             hostile 6 colors-with-alpha-thumbnail.heic
  exact   2  hostile 8 ~/all/hostile/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif
             hostile 8 ~/all/tiff/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif
  near    6  hostile 9 decompression_bomb_extents.gif (best)
             png 24 mode_16bit.png
             png 27 mode_palette.png
             png 29 mode_palette_alpha.png
             png 39 split_fdat.png
             tiff 39 child_ifd.tiff
  near    3  hostile 14 syntax_num_frames_invalid.png (best)
             png 15 chunk_no_actl.png
             png 38 single_frame.png
  near    2  hostile 17 issue_2233_poc1.jxl (best)
             hostile 18 issue_2233_poc2.jxl
  near    5  jxl 1 Reagan.jxl (best)
             png 2 ReaganSmallPng.png
             png 1 ReaganLargePng.png
             tiff 1 Reagan.tiff
             tiff 2 ReaganLargeTiff.tiff
  near    2  png 3 exiv2-bug922.png (best)
             png 4 imagemagick.png
  near    2  png 7 pil136.png (best)
             tiff 78 pil136.tiff
  near    2  png 8 pil168.png (best)
             tiff 79 pil168.tif
  near    3  tiff 16 g4-multi.tiff (best)
             png 17 exiv2-bug1074.png
             tiff 11 lab.tif
  near    2  png 25 mode_grayscale.png (best)
             png 26 mode_grayscale_alpha.png
  near    2  png 33 pil123p.png (best)
             png 34 pil123rgba.png
  near    3  tiff 5 tiff_strip_cmyk_16l_jpeg.tif (best)
             tiff 6 tiff_strip_cmyk_jpeg.tif
             tiff 7 tiff_tiled_cmyk_jpeg.tif
  near    8  tiff 10 tiff_adobe_deflate.tif (best)
             tiff 83 tiff_strip_planar_lzw.tiff
             tiff 84 tiff_strip_planar_raw.tif
             tiff 85 tiff_strip_planar_raw_with_overviews.tif
             tiff 86 tiff_strip_raw.tif
             tiff 89 tiff_tiled_planar_lzw.tiff
             tiff 90 tiff_tiled_planar_raw.tif
             tiff 91 tiff_tiled_raw.tif
  near    2  tiff 17 old-style-jpeg-compression-no-samplesperpixel.tif (best)
             tiff 18 old-style-jpeg-compression.tif
  near    3  tiff 19 tiff_16bit_RGB.tiff (best)
             tiff 21 tiff_strip_planar_16bit_RGB.tiff
             tiff 23 tiff_tiled_planar_16bit_RGB.tiff
  near    3  tiff 20 tiff_16bit_RGBa.tiff (best)
             tiff 22 tiff_strip_planar_16bit_RGBa.tiff
             tiff 24 tiff_tiled_planar_16bit_RGBa.tiff
  near    8  tiff 46 g4_orientation_2.tif (best)
             tiff 48 g4_orientation_4.tif
             tiff 47 g4_orientation_3.tif
             tiff 45 g4_orientation_1.tif
             tiff 50 g4_orientation_6.tif
             tiff 49 g4_orientation_5.tif
             tiff 51 g4_orientation_7.tif
             tiff 52 g4_orientation_8.tif
  near    5  tiff 73 multipage-mmap.tiff (best)
             tiff 74 multipage.tiff
             tiff 75 multipage_multiple_frame_loop.tiff
             tiff 76 multipage_out_of_order.tiff
             tiff 77 multipage_single_frame_loop.tiff
  near    3  webp 2 flower2.webp (best)
             tiff 87 tiff_strip_ycbcr_jpeg_1x1_sampling.tif
             tiff 92 tiff_tiled_ycbcr_jpeg_1x1_sampling.tif
  near    3  tiff 88 tiff_strip_ycbcr_jpeg_2x2_sampling.tif (best)
             tiff 93 tiff_tiled_ycbcr_jpeg_2x2_sampling.tif
             webp 1 flower.webp
  near    2  webp 5 anim_frame2.webp (best)
             webp 4 anim_frame1.webp
  $ pholio check --originals
  2> Checked the catalog, 215 photos and 218 originals: found nothing wrong
  $ catalog
  portfolio: cap 1x1, revision 10
  gallery avif: cap 1x1, open, append, revision 1
    of ~/all/avif
    ee9b8544
    96bf0656
    49d7f6f5
    68517dd3
    438dc63e
    809771de
    d4327b7a
    825853d5
    08e807a6
    f34d96b6
    a7463a13
    cb059154
    a19563b8
    d0b9549c
    0afab12f
    7b5d35cd
    c26fb696
    d883b225
    b19f57d9
    cbdf8ad1
  gallery gif: cap 1x1, open, append, revision 1
    of ~/all/gif
    4d036f17
    60b53ae0
    19b8e092
    3ad97159
    effc2e31
    550ca047
    24c1bf2b
    eab1bdfb
    cdf8bd82
  gallery heic: cap 1x1, open, append, revision 1
    of ~/all/heic
    c38e4695
    4a777505
    599f0408
    ff8c34fb
    3858897c
    ddbd978e
    74edae67
    54a0dc31
    7f8b363e
    00d9e063
    4b2ce727
    dac399d3
    7c632cdd
    aa9b870f
    c6912f55
    9554f3ef
  gallery hostile: cap 1x1, open, append, revision 1
    of ~/all/hostile
    58efa3bb
    bbce5827
    1b6dfa9d
    b610c622
    76f82ffc
    adfe0a27
    cbe33c0e
    ddd0e3da
    e6c8a34e
    7076e79a
    653fa419
    c6a56905
    ff191bad
    da82a37b
    2a5b52ce
    bf0a6ce0
    2cb471ff
    c2774f40
  gallery jxl: cap 1x1, open, append, revision 1
    of ~/all/jxl
    cdf84058
  gallery png: cap 1x1, open, append, revision 1
    of ~/all/png
    172a3890
    e07a9efc
    5071d032
    bbd52b62
    dbdcb9a9
    0f6e086f
    6c25c08d
    298f2d49
    eb58fc26
    7ae56e5d
    fee26241
    d382a676
    6c67ba62
    1b6dfa9d
    e3343380
    11f32ce6
    93a639c6
    505b5bd6
    2ea735c6
    3cc9aa6b
    47ae55aa
    907e1fa8
    2af16c8f
    82da2ad3
    343fff1a
    05693186
    06195c32
    2a9179d9
    82b702bd
    275bdbad
    00fb7d14
    bcaffc4f
    9813e3a4
    509bc742
    8eb03a3c
    f7754939
    1d3973fe
    def05de6
    e3b10731
    b4baeb18
  gallery raw: cap 1x1, open, append, revision 1
    of ~/all/raw
    7886d8b0
    7925cecf
  gallery tiff: cap 1x1, open, append, revision 1
    of ~/all/tiff
    bf197a8b
    ca2b38a7
    58efa3bb
    fdbe40c7
    8e08af8d
    a5fd8b84
    07d4fa00
    a6e264dc
    cebda4f5
    3ec98981
    61fecc3e
    8e138824
    0c136566
    eb37c52b
    89104d08
    6144e857
    1e220caf
    058d7570
    f96f39e6
    3c1bb6a7
    20bcf73f
    de857abf
    095cdb91
    e744f2e9
    88a7b03d
    d4a1e12e
    d62c80c2
    dc2afd81
    d85d75f3
    1ee4b1c3
    999fd2a6
    dd1b4ee0
    b4c1ef25
    6858245d
    29fa0986
    6e06ec21
    49b66acf
    a7dfb6b9
    3ee712e0
    9f909bf6
    aa6e941b
    28cf8518
    89000bae
    ddd0e3da
    44ae5494
    c91ac403
    763aaa22
    f8b4e516
    5b4f75fd
    679f835a
    97219288
    bbfe3a75
    c4656984
    8030d386
    eec7740a
    01c97b3b
    f1050b24
    89da1ea6
    7cd7950a
    dbcde1d2
    626cd257
    229acfa7
    38877ba7
    750192fa
    246e5de0
    43754209
    f9b718a3
    4eeed2c0
    ae9061df
    d2241a1e
    fb3427ea
    0adabeeb
    68671655
    e6ea0b43
    35a54046
    2defe704
    447bbdd0
    1c58b23f
    8f05526b
    19c8e466
    d3e3328d
    5a6f44e8
    b7f46c8e
    874ed366
    98a37ffa
    730a9ad3
    a0761c9e
    3210c4aa
    588908c3
    2c88bc17
    67a67ac7
    bb85b124
    0b466dd8
    5954351a
    3c1a3f96
    bf956be6
    17e2084e
  gallery webp: cap 1x1, open, append, revision 1
    of ~/all/webp
    af5bf1a0
    94d4f2de
    5ac04777
    7cb99df7
    bc8b6d64
    3ad1cd06
    f0b712d7
    6a0feda0
    059e3d73
    d7484b05
    a3c459c8
    4954793e
    54716827
    e000f2c6
    5246bcda
  gallery Mixed: cap 1x1, open, append, revision 8
    ee9b8544 by hand
    96bf0656 by hand
    4d036f17 by hand
    60b53ae0 by hand
    c38e4695 by hand
    4a777505 by hand
    58efa3bb by hand
    bbce5827 by hand
    172a3890 by hand
    e07a9efc by hand
    7886d8b0 by hand
    7925cecf by hand
    bf197a8b by hand
    ca2b38a7 by hand
    af5bf1a0 by hand
    94d4f2de by hand
  photo 00d9e063: bytes=293608 width=1440 height=960
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 9fb0e853294a16f5094f9c7cfc08454fdfa0f853014a52b5dac71cbdfc4841de3b4b8a9d33fc0bf5
  photo 00fb7d14: bytes=1942 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 9a621a68ddc5556561dc3b0b96a3607ac2025a68fd455d656168409f6a81627e88c27d84614a0b7b
  photo 01c97b3b: bytes=49665 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="File written by Adobe Photoshop. 4.0"
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 05693186: bytes=668 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: e25f309fa13076130e97843a2d4de662cb92f046a2b1baa0b0309d7b38caf83608888080000011fd
  photo 058d7570: bytes=213760 width=4160 height=870
    taken 1476445204 by exif, turn 0
    signature 1: 8deb99b4300f62ee3ddd51ed77eccf660deb13b4300b66eedd9cd1e573e8c704505a7b83000009a5
  photo 059e3d73: bytes=3718 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca690bcf
  photo 06195c32: bytes=262 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000088d0c31dff0000
  photo 07d4fa00: bytes=35472 width=100 height=100
    taken 1236377700 offset 60 by xmp, turn 0
    signature 1: ba76d1fffe6f2f79773bd2adfa0d1f91ba729459ee69ac795d18d2ad501c16872e16888617470a87
  photo 08e807a6: bytes=6460 width=57 height=57
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: d8e55e8ee608e5769911cf76f4a285bcd8a54e0ee648e5761803ed1ce50ac15c91be85892c7f0ca1
  photo 095cdb91: bytes=34501 width=100 height=40
    taken 1503273600 by exif, turn 0
    signature 1: 82111253956a8d7680c6f3e10d9929fe82115a5377428d7230e2d3ecad99a0ff2d208587276c0831
  photo 0adabeeb: bytes=296 width=20 height=20
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000052cf14daff0000
  photo 0afab12f: bytes=17001 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6204de1706082d3b57b0586cdc01f85b6205dcb65e2aad3953f97708e78954ca10b3f
  photo 0b466dd8: bytes=29653 width=480 height=360
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: b34f668fc2e16885500a41edcabd882ed74f34cea2c36881500a61adcabdd3604a8875935bb307cd
  photo 0c136566: bytes=24380 width=10 height=10
    taken 1381872372 offset -420 by xmp, turn 0
    signature 1: 0000000000000000000000000000000000000000000000000000000000000000008cd48604ff0000
  photo 0f6e086f: bytes=30271 width=128 height=128
    taken 1487317380 offset -480 by png, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eea6c4a65e9305e1125215c10bc7f5a8576d1720be4
  photo 11f32ce6: bytes=178480 width=512 height=512
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: e6ea6d316a8eead87a054c189ba82733e4686d312a8762c41b384d1981eeffcaba95818000000ba3
  photo 172a3890: bytes=1208246 width=200 height=130 make="NIKON CORPORATION" model="NIKON D1X" aperture=5.0 exposure_s=0.008 focal_mm=42.0
    taken 1087861073.06 by exif, turn 0
    file: file_title="040621-N-6536T-062" file_description="040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)" file_creator="Photographerís Mate 3rd Class (A" file_keywords="ronald reagan, reagan, cvn 76, cvn-76, straights magellan, magellan, carrier, nimitz-class, ship, underway" file_city="Straits of Magellan" file_country="South America"
    signature 1: cb6a4bcc9469ce3fc8d7f13851316677c0da6bcc9e69ee3740f0dd7b83617753a4978080be100a2f
  photo 17e2084e: bytes=346 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 0000000000000000000000000000000000000000000000000000000000000000000e808000000000
  photo 19b8e092: bytes=15305 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6ece6c4a65e9305e1125215c50bc805a8a7aca680bf1
  photo 19c8e466: bytes=224492 width=2548 height=3296 make="Œ" model="Photosmart Plus B210 series"
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 052d6dcec136e9daa30c6f45ef6502cd4d6db9eec700f9dae3c0ef41ffc552d913f5808000000acd
  photo 1b6dfa9d: bytes=30732 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 4c0e66cc685ad5693404c8077d4846ac8c2a66dc605ad5ed305e9125614cd0fc8649887bca5e0b8c
  photo 1c58b23f: bytes=9654 width=55 height=43
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 2958d1f4539f2a49241125f5e1e958de0950dbf4538b2e49b59531f5e1ee505254168678db360c77
  photo 1d3973fe: bytes=1595 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 9a621a68ddc5556561dc3b0b96a3607ac2025a68fd455d656168409f6a81627e88c27d84614a0b7b
  photo 1e220caf: bytes=213760 width=4160 height=870
    taken 1476445204 by exif, turn 0
    signature 1: 8deb99b4300f62ee3ddd51ed77eccf660deb13b4300b66eedd9cd1e573e8c704505a7b83000009a5
  photo 1ee4b1c3: bytes=20274 width=100 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000000808000000000
  photo 20bcf73f: bytes=31576 width=100 height=40
    taken 1503273600 by exif, turn 0
    signature 1: 82111253956a8d7680c6f3e10d9929fe82115a5377428d7230e2d3ecad99a0ff2d208587276c0831
  photo 229acfa7: bytes=8414 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075958e4b4b92e6eca6c4a65ed305e1165215c18bc7c5a808000000c38
  photo 246e5de0: bytes=38513 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="File written by Adobe Photoshop¨ 4.0"
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 24c1bf2b: bytes=16290 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6ece6c4a65e9305e1125215c50bc805a8a7aca6a0bea
  photo 275bdbad: bytes=414 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 0ceb0e55183244417a89445ecda3a91485da6a708a29fe492af44a34dc5005c399819287da800b4c
  photo 28cf8518: bytes=646 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 789df8cec3463f37e1ff2b1a7eefd93f799d9eec83567ffafb3f3e3c7be7e3be82e2808000001183
  photo 298f2d49: bytes=6800 width=256 height=256
    taken 1487605259 offset 0 by png, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000068b163e1b70065
  photo 29fa0986: bytes=8448 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000248
  photo 2a5b52ce: bytes=30339 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 2a9179d9: bytes=276 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000000808000000000
  photo 2af16c8f: bytes=1164 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 4a4a93dfbd88b95446e833ee57f50ac5480a93dbbd18b954d6ee23eed451224392808080000008c0
  photo 2c88bc17: bytes=334590 width=278 height=374
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo 2cb471ff: bytes=19049 width=160 height=97
    taken 1652202608 by exif, turn 0
    file: file_title="Logo" file_description="Test image" file_creator="exiv2.org"
    signature 1: 492397fad2a342beac3c1a21859ce30f69a387fad2a7066e342f2bc1813ce35d7aba8b8211500d51
  photo 2defe704: bytes=816 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000764cb261ff0000
  photo 2ea735c6: bytes=1427 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 0a6a925bbdc6bd1447e87e6e4fd788c54a6a9bdbbd86b95456e823ee5e5508c5af24808000000c5a
  photo 3210c4aa: bytes=29068 width=480 height=360
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: b34f668fc2e16885500a41edcabd882ed74f34cea2c36881500a61adcabdd3604a8875935bb407cd
  photo 343fff1a: bytes=331 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: e25f309fa13076130e97843a2d4de662cb92f046a2b1baa0b0309d7b38caf83608888080000011fd
  photo 35a54046: bytes=816 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000764cb261ff0000
  photo 3858897c: bytes=1474454 width=3024 height=4032 make="Apple" model="iPhone XR" lens="iPhone XR back camera 4.25mm f/1.8" aperture=1.8 exposure_s=0.03333333333333333 iso=500 focal_mm=4.25 latitude=30.580366666666666 longitude=-88.07390555555556 altitude=2.9025356775601314
    taken 1613214211.864 offset -360 by exif, turn 0
    sidecar: sidecar_rating=3 sidecar_label="Blue"
    signature 1: 7478d31bdf251f924d6d0e9dee7d07af3458b69bdb2517924d75091db85ce9aa757b8c90269a0a1e
  photo 38877ba7: bytes=17149 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="File written by Adobe Photoshop¨ 4.0"
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bde
  photo 3ad1cd06: bytes=3282 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca660bdb
  photo 3ad97159: bytes=277517 width=245 height=245
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: e97018bc22f6603a497e0b05ca6c95a139781cac26f66072f84d3b8dcaedf0b0638f7a99387e084d
  photo 3c1a3f96: bytes=1041 width=16 height=16
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="Created with GIMP"
    signature 1: dfceef8b12f987810fedb9d267d0fb095feced8b12e9878325cdb9c67650bb01982880800000106a
  photo 3c1bb6a7: bytes=42224 width=100 height=40
    taken 1503273600 by exif, turn 0
    signature 1: 86111652946f8d7580c6f3e10d9929fe82115a5377638d7730e2d3ecad99a0ff3cd1838527500835
  photo 3cc9aa6b: bytes=5788 width=57 height=57
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: d8e55e8ee608e5769911cf76f4a285bcd8a54e0ee648e5761803ed18e50ac15c91be85892c800ca1
  photo 3ec98981: bytes=313740 width=278 height=374
    taken 1372686281 offset 240 by xmp, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo 3ee712e0: bytes=2971 width=32 height=32
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="{\"shape\": [32, 32, 3]}"
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000087d0c31dff0000
  photo 43754209: bytes=196973 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="File written by Adobe Photoshop. 4.0"
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 438dc63e: bytes=16078 width=512 height=512
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: e6ee6d356acfead8ba064c18bba825b3e4ec6db02a856ad41b324d19a1ecfdccba94828000000b8c
  photo 447bbdd0: bytes=816 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000764cb261ff0000
  photo 44ae5494: bytes=708 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71aab47cea9646a026e4d4458a110df4a9a8b6f4ea1686d226e6f5436b058f68e7808000000c5c
  photo 47ae55aa: bytes=4128 width=57 height=57
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: d8e55e8ee608e5769911cf76f4a285bcd8a54e0ee648e5761803ed18e50ac15c91be85892c800ca1
  photo 4954793e: bytes=3732 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca670bd2
  photo 49b66acf: bytes=8502 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000248
  photo 49d7f6f5: bytes=10863 width=120 height=120
    taken 1613251190 by exif, turn 0
    file: file_title="Personal photo" file_description="This is a testfile" file_creator="type=\"Seq\" Developer" file_copyright="It is forbidden to use for evil purposes" file_rating=5
    signature 1: c47605f0811b43f9b834f4dd98cb5dbf04701ff0c319c3b1f034d4c9abab5d8d5d72887f0c5c0b26
  photo 4a777505: bytes=2600220 width=4032 height=3024 make="Apple" model="iPhone XS Max" lens="iPhone XS Max back dual camera 4.25mm f/1.8" aperture=1.8 exposure_s=0.0004528985507246377 iso=25 focal_mm=4.25 latitude=7.8314305555555555 longitude=98.29665277777778 altitude=12.766179500510273
    taken 1566385043.345 by exif, turn 0
    signature 1: 59175b630eac0a36f2ebba0a81607c785917eb7326ac0e76103ad81e80607e68737a797f99330be9
  photo 4b2ce727: bytes=7080 width=451 height=461
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 1522a143b6d09c28201e211b741442379522a143b6d0bc28301a215b3404463744d48682e43e011d
  photo 4d036f17: bytes=85539 width=320 height=240
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 584dd04eb6763656aa3227a0472ae177d95fd04c2176245caf022fb17a6fe83f0cfe7f8200000369
  photo 4eeed2c0: bytes=20122 width=100 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c2a227330c8959a33725afc6cff5de88c2a726330e8f30a39da6aae660d098283604808000000c17
  photo 505b5bd6: bytes=60692 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 5071d032: bytes=131388 width=320 height=211 make="NIKON CORPORATION" model="NIKON D70" lens="18-50mm f/2.8" aperture=22.0 exposure_s=0.25 iso=200 focal_mm=50.0
    taken 1139069370 by exif, turn 0
    file: file_title="this is the title" file_copyright="E.T." file_city="Paris" file_country="FRA - France"
    signature 1: 6017d63a10bf061fbffee7bf1d11143ab28f56bb04fd269b14d8e093981104105f8e7d834d120a3a
  photo 509bc742: bytes=28353 width=162 height=150
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c455ec83c9968dba7a12b587d13f31708655ec93cd960d9abbd5e59dd1af30358ec87f8e4c410b7a
  photo 5246bcda: bytes=8094 width=200 height=150
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: a459a1481ab4e8aed5be281985254ed7a27db1c858b4f88e45ba3a039567fbcca8ab8a8517410a45
  photo 54716827: bytes=3678 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca6a0bd1
  photo 54a0dc31: bytes=113604 width=800 height=533
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 8a89f130d8bcf9f10577b8d22469e0c4ca09c134f83cf97d0027dbc43dca25d480817c8c4e890b3a
  photo 550ca047: bytes=1604 width=2 height=2
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000089808000000000
  photo 588908c3: bytes=159997 width=278 height=374
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo 58efa3bb: bytes=674 width=218 height=84
    taken 1133941105 by exif, turn 0
    file: file_description="Kofax PDF Filter - version 3.75."
    signature 1: 9326dfdee25ba2a521f1de4af6c1324eb643f2cce2cb69ad283c2ce9ea9680ce65ed808000000e4a
  photo 5954351a: bytes=11184 width=52 height=53
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: bd8a908a9b3fca36a22f830475f929dc89c2d36a5b3be4bc763be8cf3778b457a9a1827cd23309b1
  photo 599f0408: bytes=1764955 width=4032 height=3024 make="Apple" model="iPhone 7" lens="iPhone 7 back camera 3.99mm f/1.8" aperture=1.8 exposure_s=0.01 iso=20 focal_mm=3.99 latitude=38.046641666666666 longitude=12.994411111111111 altitude=1.3998794163752561
    taken 1571596470.130 offset 120 by exif, turn 0
    signature 1: 639b027484c7705d241c4e6732f76157479b227c84c7705d3cbb8af122efc0f17e7e817ac6780ac1
  photo 5a6f44e8: bytes=202 width=50 height=50
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 04eeb9f81cac210100d06704381f911d9fd68306ee863ab59c3091595edc6830fd7f808000000b67
  photo 5ac04777: bytes=187534 width=1200 height=800 make="NIKON CORPORATION" model="NIKON D5300" lens="18-250mm f/3.5-6.3" aperture=10.0 exposure_s=0.0025 iso=200 focal_mm=44.0 latitude=51.17828166666666 longitude=-1.8266399999999998 altitude=97.0
    taken 1437061134.00 by exif, turn 0
    file: file_title="Stonehenge" file_description="Classic View" file_creator="Robin Mills" file_rating=0
    signature 1: b35d11938ee86551078d9395291e9cf3b35d13c30ef8a551062d19ed78d4b4a153b07d8a4a6b094e
  photo 5b4f75fd: bytes=1026 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71aab47cea9646a026e4d4458a110df4a9a8b6f4ea1686d226e6f5436b058f68e7808000000c58
  photo 60b53ae0: bytes=24601 width=200 height=150
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: a459a1481ab4e8aed5be281985254ed7a27db1c858b4f88e45ba3a039567fbcca8ac8a8617410a81
  photo 6144e857: bytes=3275 width=3307 height=4677
    taken 1452082160 by exif, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000ff8080000002ac
  photo 61fecc3e: bytes=24364 width=10 height=10
    taken 1381786638 offset -420 by xmp, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000ff808000000000
  photo 626cd257: bytes=29666 width=500 height=500
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: cc2eee486c6a55691416d6055958a4b4bd2e6eca6c4a67e9305f9165213c10bcc26980800000112a
  photo 653fa419: bytes=214 width=100 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: b20a12595ef9e6593f39c801f81cdbf0b20a12595ef9e6593f39c801f81cdbf0432294911d400673
  photo 679f835a: bytes=1024 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71aab47cea9646a026e4d4458a110df4a9a8b6f4ea1686d226e6f5436b058f68e7808000000c59
  photo 67a67ac7: bytes=442674 width=278 height=374
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo 68517dd3: bytes=9784 width=120 height=120 latitude=7.0 longitude=0.0 altitude=-10000.0
    taken 1613251532 by exif, turn 0
    file: file_description="bla bla bla" file_creator="type=\"Seq\" me"
    signature 1: c47605f0811b43f9b834f4dd98cb5dbf04701ff0c319c3b1f034d4c9abab5d8d5d72887f0d610b1b
  photo 6858245d: bytes=5112 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000248
  photo 68671655: bytes=5760 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000764cb261ff0000
  photo 6a0feda0: bytes=3744 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca670bd2
  photo 6c25c08d: bytes=1883 width=55 height=43
    taken 1487605259 offset 0 by png, turn 0
    signature 1: 2958d1f4539f2a49241125f5e1e958de0950dbf4538b2e49b59531f5e1ee505254168678db360c77
  photo 6c67ba62: bytes=484 width=200 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="Can you read me?"
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000a17653b7ff0000
  photo 6e06ec21: bytes=5230 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000248
  photo 7076e79a: bytes=523 width=32 height=32
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: d12221c396d08ea8a433391fe095430f0522a24396d498a820662a2b3484050644d38682e43d03fa
  photo 730a9ad3: bytes=312162 width=278 height=374
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo 74edae67: bytes=151552 width=8640 height=5760 make="SONY" model="ILCE-1" lens="FE 35mm F1.4 GM" aperture=4.0 exposure_s=0.001 iso=100 focal_mm=35.0
    taken 1613678141.948 offset 0 by exif, turn 0
    file: file_rating=0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000000808000000000
  photo 750192fa: bytes=30789 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="File written by Adobe Photoshop¨ 4.0"
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 763aaa22: bytes=926 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71aab47cea9646a026e4d4458a110df4a9a8b6f4ea1686f226e6f5436b058f68e7808000000c5d
  photo 76f82ffc: bytes=499 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 9f2efa732b9df4e2b2ca6d671dca22aed72efa732b9dd4e2a2c6651d7dc062af497f8990635602df
  photo 7886d8b0: bytes=4055474 width=2012 height=1324 make="NIKON CORPORATION" model="NIKON D1" lens="20mm f/2.8" aperture=7.6 exposure_s=0.004 focal_mm=20.0
    taken 974638910.24 by exif, turn 0
    file: file_copyright="Copyright,NIKON CORPORATION,1999"
    signature 1: 0d06bb1e50c050ffabf739c1b8b9c33f0f8e73de504018ffade3ff85a2a3eb394c647c8554420ab9
  photo 7925cecf: bytes=492016 width=3408 height=2272 make="Canon" model="Canon EOS R6" lens="RF70-200mm F2.8 L IS USM" aperture=25.0 exposure_s=0.25 iso=100 focal_mm=200.0
    taken 1620822081.92 offset 120 by exif, turn 0
    file: file_creator="Johannes Kimmel" file_copyright="CCO" file_rating=0
    signature 1: c8b720ea9342e9b70599006fa18a43d998b3f1ea9612e9b70fbb808ee59247585f78929320b7085d
  photo 7ae56e5d: bytes=179399 width=512 height=512
    taken 1584096239 offset 0 by png, turn 0
    signature 1: e6ea6d316a8eead87a054c189ba82733e4686d312a8762c41b384d1981eeffcaba95818000000ba3
  photo 7b5d35cd: bytes=16387 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6204de17060825bb57b0586cdc01f85b6205dcb6562aad3953f17708e78954ca40b3a
  photo 7c632cdd: bytes=135445 width=7008 height=4672 make="SONY" model="ILCE-7CM2" lens="FE 24-50mm F2.8 G" aperture=3.5 exposure_s=0.005 iso=400 focal_mm=39.0
    taken 1775488362.425 offset 480 by exif, turn 0
    file: file_rating=0
    signature 1: 0ad741f9f6b3ad5cb77ccdc8af4e13dc7a53a0f9b2bba548f7f885e8ae0a53fc687c828123270784
  photo 7cb99df7: bytes=302 width=82 height=82
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 8641e4d98596aebb56d2e4af0348366da640e4d98596afbb52d286b0cc24332d49f78282160d0971
  photo 7cd7950a: bytes=49344 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 7f8b363e: bytes=718114 width=1280 height=854
    taken 1643767322 offset 0 by mtime, turn 0
    sidecar: sidecar_rating=3 sidecar_label="Blue"
    signature 1: 1af37fd9442ab009d0649793a1f384991af175b94448b221f100ebb4076bac187c8780843e840c0e
  photo 8030d386: bytes=52500 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 809771de: bytes=5435 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca690bda
  photo 825853d5: bytes=3555 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca670bcb
  photo 82b702bd: bytes=308 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000088d0c31dff0000
  photo 82da2ad3: bytes=915 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000087d0c31dff0000
  photo 874ed366: bytes=312438 width=278 height=374
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo 88a7b03d: bytes=4147841 width=950 height=975 make="CINOGY Technologies GmbH"
    taken 1550768275 by exif, turn 0
    file: file_description="[Analyze]\nAvailable Methods=4095\n[Analyze Param 0]\nCam Coord=0\nColor=255\nDropDown=0.1353352832\nFraction=0.8646647168\nGeometry=0\nMethod=2\nSigma=2\nSlope=0\nType=0\n[Analyze Param 1]\nCam Coord=0\nColor=16711680\nDropDown=0.1353352832\nFraction=0.8646647168\nGeometry=0\nMethod=0\nSigma=2\nSlope=0\nType=0\n[Analyze:2nd Moments:Area:0:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:Area:0:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:Area:1:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:Area:1:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:0:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:0:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:0:2]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:0:3]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:0:4]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:0:5]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:0:6]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:1:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:1:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:1:2]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:1:3]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:1:4]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:1:5]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamSize:1:6]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:BeamString:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:COG:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:COG:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:Comment:0]\nMarked=1\nVisible=1\n[Analyze:2nd Moments:Intensity:0:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:Intensity:1:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabDiv:0:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabDiv:0:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabDiv:1:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabDiv:1:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabSize:0:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabSize:0:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabSize:1:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabSize:1:1]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:LabString:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:String:0:0]\nMarked=0\nVisible=1\n[Analyze:2nd Moments:String:1:0]\nMarked=0\nVisible=1\n[Analyze:Area:Area:0:0]\nMarked=0\nVisible=1\n[Analyze:Area:Area:0:1]\nMarked=0\nVisible=1\n[Analyze:Area:Area:1:0]\nMarked=0\nVisible=1\n[Analyze:Area:Area:1:1]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:0:0]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:0:1]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:0:2]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:0:3]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:0:4]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:0:5]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:0:6]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:1:0]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:1:1]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:1:2]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:1:3]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:1:4]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:1:5]\nMarked=0\nVisible=1\n[Analyze:Area:BeamSize:1:6]\nMarked=0\nVisible=1\n[Analyze:Area:COG:0:0]\nMarked=0\nVisible=1\n[Analyze:Area:COG:0:1]\nMarked=0\nVisible=1\n[Analyze:Area:COG:1:0]\nMarked=0\nVisible=1\n[Analyze:Area:COG:1:1]\nMarked=0\nVisible=1\n[Analyze:Area:Comment:0]\nMarked=1\nVisible=1\n[Analyze:Area:Intensity:0:0]\nMarked=0\nVisible=1\n[Analyze:Area:Intensity:1:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Area:0:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Area:0:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Area:1:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Area:1:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:0:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:0:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:0:2]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:0:3]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:0:4]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:0:5]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:0:6]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:1:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:1:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:1:2]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:1:3]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:1:4]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:1:5]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamSize:1:6]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:BeamString:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:COG:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:COG:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Comment:0]\nMarked=1\nVisible=1\n[Analyze:Gauss-Fit:Correlation:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Exponent:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:GFI:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Intensity:0:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Intensity:1:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabDiv:0:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabDiv:0:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabDiv:1:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabDiv:1:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabSize:0:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabSize:0:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabSize:1:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabSize:1:1]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:LabString:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:Maximum:0]\nMarked=0\nVisible=0\n[Analyze:Gauss-Fit:String:0:0]\nMarked=0\nVisible=1\n[Analyze:Gauss-Fit:String:1:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:Area:0:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:Area:0:1]\nMarked=0\nVisible=1\n[Analyze:Geometry:Area:1:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:Area:1:1]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:0:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:0:1]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:0:2]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:0:3]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:0:4]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:0:5]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:0:6]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:1:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:1:1]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:1:2]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:1:3]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:1:4]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:1:5]\nMarked=0\nVisible=1\n[Analyze:Geometry:BeamSize:1:6]\nMarked=0\nVisible=1\n[Analyze:Geometry:COG:0:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:COG:0:1]\nMarked=0\nVisible=1\n[Analyze:Geometry:COG:1:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:COG:1:1]\nMarked=0\nVisible=1\n[Analyze:Geometry:Comment:0]\nMarked=1\nVisible=1\n[Analyze:Geometry:Intensity:0:0]\nMarked=0\nVisible=1\n[Analyze:Geometry:Intensity:1:0]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:0:0]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:0:1]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:0:2]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:0:3]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:0:4]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:0:5]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:0:6]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:1:0]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:1:1]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:1:2]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:1:3]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:1:4]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:1:5]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:BeamSize:1:6]\nMarked=0\nVisible=1\n[Analyze:KnifeEdge:Comment:0]\nMarked=1\nVisible=1\n[Analyze:MovingSlit:BeamSize:0:0]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:0:1]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:0:2]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:0:3]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:0:4]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:0:5]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:0:6]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:1:0]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:1:1]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:1:2]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:1:3]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:1:4]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:1:5]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:BeamSize:1:6]\nMarked=0\nVisible=1\n[Analyze:MovingSlit:Comment:0]\nMarked=1\nVisible=1\n[Analyze:Orientation:Comment:0]\nMarked=1\nVisible=1\n[Analyze:Plateau:Area:0:0]\nMarked=0\nVisible=1\n[Analyze:Plateau:Area:0:1]\nMarked=0\nVisible=1\n["
    signature 1: e5ee6dae22864a8407f9b3e6fe102733f5ee6dae2286628417f9a1e6fc1027332e109a5ad8fb061a
  photo 89000bae: bytes=7926 width=220 height=220
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 64df068e6699eeb6af38f2dee1f52e0444de868cee992eb69730fa86f93d0e82f08f808000000bbd
  photo 89104d08: bytes=97123 width=1728 height=2156
    taken 1414320508 by exif, turn 0
    signature 1: adfabf1143d4b9caf28544e1d43d2223acfa3f0151c4f940052437b992f5abf00bfc808000000947
  photo 89da1ea6: bytes=49344 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo 8e08af8d: bytes=96472 width=100 height=100
    taken 1236377700 offset 60 by xmp, turn 0
    signature 1: ba76d1fffe6f2f79773bd2adfa0d1f91ba729459ee69ac795d18d2ad501c16872e16888617470a87
  photo 8e138824: bytes=24380 width=10 height=10
    taken 1381872283 offset -420 by xmp, turn 0
    signature 1: 0000000000000000000000000000000000000000000000000000000000000000008e558978ff0000
  photo 8eb03a3c: bytes=6289 width=1 height=1
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000000808000000000
  photo 8f05526b: bytes=5757 width=256 height=256
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="Created with The GIMP"
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000068b163e1b70065
  photo 907e1fa8: bytes=69498 width=2400 height=2000
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 10d83c58c1dcb5db16294fa5f77cd7b400c834d0c3dca7d7270d4cf4657cd03099d29277d93f07a6
  photo 93a639c6: bytes=34936 width=393 height=241 make="Canon" model="MG3500 series"
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000fe808000000450
  photo 94d4f2de: bytes=21552 width=300 height=225
    taken 1372958590 offset -180 by xmp, turn 0
    signature 1: afe6fa68a4a123cd04b0ac5b662a445c8fe6fee8a1a1368d0193a0eb747f68de515f8f88f55f0908
  photo 9554f3ef: bytes=139052 width=4672 height=7008 make="SONY" model="ILCE-7CM2" lens="FE 24-50mm F2.8 G" aperture=3.5 exposure_s=0.005 iso=400 focal_mm=39.0
    taken 1775488377.963 offset 480 by exif, turn 0
    file: file_rating=0
    signature 1: 92cfbfe5ccfb3eac8c405c2b74fbd16f06cffe4ccddf3f6c89f85a33f5fb916367838180bd35075b
  photo 96bf0656: bytes=219216 width=1920 height=1080
    taken 1534333055.59 by exif, turn 0
    signature 1: a6be5b5f583567c6fbf1a5b942afef9407be561ec830576603f9e7f94233ff84556b8a871f5c0b9f
  photo 97219288: bytes=1022 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71aab47cea9646a026e4d4458a110df4a9a8b6f4ea1686d226e6f5436b058f68e7808000000c58
  photo 9813e3a4: bytes=12901 width=162 height=150
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c415ec83c9968d9a7a12b587d13f31708657ec93cd960d9abbd5e59dd1bf30358ec87f8e4b450ba0
  photo 98a37ffa: bytes=657366 width=278 height=374
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo 999fd2a6: bytes=8134 width=20 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 6d2dfdb8817c38a5ca88c58c45ae26dccc009d702ae8284594bfc69abadb60f495848080000000e5
  photo 9f909bf6: bytes=830 width=1 height=1
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000000808000000000
  photo a0761c9e: bytes=71401 width=300 height=225
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: afe6fa68a4a123cd04b0ac5b662a445c8fe6fee8a1a1368d0193a0eb747f68de51609088f6630904
  photo a19563b8: bytes=17182 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6244de17060a2d3a57b0586cdc01f85b6205dcb65e2aed3953f17708e78954ca30b3a
  photo a3c459c8: bytes=3676 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65f9305e1125215c50bc805a8a7aca690bd0
  photo a5fd8b84: bytes=30274 width=100 height=100
    taken 1236377700 offset 60 by xmp, turn 0
    signature 1: ba76d1fffe6f2f79773bd2adfa0d1f91ba729459ee69ac795d18d2ad501c16872e16888617470a87
  photo a6e264dc: bytes=197250 width=282 height=212 make="SONY" model="DSC-S600"
    taken 1240749498 by exif, turn 0
    file: file_title="this is a test image"
    signature 1: a81d8077cb4f0a95216746d6829f54f882fdba7fcd6f0a95376460963acec498886a8175c95d0b79
  photo a7463a13: bytes=16357 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6204de1706082d3b57b0586cdc01f85b6205dcb65e2aad3953f97708e78944ba00b37
  photo a7dfb6b9: bytes=334 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: f962cd93fb947f192b01ef409b3d9782c2425133189284cd1c40f065801840424311808000000f80
  photo aa6e941b: bytes=1440122 width=1800 height=400
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c67567ef292041bbcf2b63fcd2154af7e47765ef1a0041ab874862fc90dd4a770d1b8080000003cf
  photo aa9b870f: bytes=136407 width=4672 height=7008 make="SONY" model="ILCE-7CM2" lens="FE 24-50mm F2.8 G" aperture=3.5 exposure_s=0.005 iso=400 focal_mm=39.0
    taken 1775488368.542 offset 480 by exif, turn 0
    file: file_rating=0
    signature 1: 939a97c449b9eeec2056e5f6c9a8c594938ade4469b9eeecb816e7d6c7aa4514607d817ebf43075e
  photo adfe0a27: bytes=2060 width=72 height=72
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: ea9d2e3819b3f52e73b530eac5ebd445b8bd6cb81d93f12e73b9bcfb75e314476b9e86975c6b0338
  photo ae9061df: bytes=20122 width=100 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: f4966487293a617824364e199eccff3f351405070aba627824f0fe6781efdb0f2c05808000000c5e
  photo af5bf1a0: bytes=29556 width=480 height=360 make="Canon" model="Canon PowerShot S40" aperture=4.9 exposure_s=0.002 focal_mm=21.3125
    taken 1071403304 by exif, turn 0
    signature 1: b34f668fc2e16885500841edcabd802ed74f34cea2c36881500a61adcabdd3604a8875935bb507c9
  photo b19f57d9: bytes=6441 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 9a621a68ddc5556561dc3b0b96a3607ac2025a68fd455d656168409f6a81627e88c27d84614a0b7b
  photo b4baeb18: bytes=30776 width=640 height=480
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 368a46be0f794d8449037e1d60fff524071a66028fb9ce8c299258d645ff10606b559e71e384096e
  photo b4c1ef25: bytes=8302 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000248
  photo b610c622: bytes=1087 width=72 height=72
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 7a9d2e3819b3f12e3be930fb85ead4413abd6eb81993f12e1bb9bcfa75729c4d6b9e86975c6a0378
  photo b7f46c8e: bytes=155014 width=278 height=374
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 663895715094eeb07f1037e806ee7d664e389bf14884ee805f064fec06ba7d6e99a68880222b0c92
  photo bb85b124: bytes=72963 width=300 height=225
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: afe6fa68a4a123cd04b0ac5b662a445c8fe6fee8a1a1368d0193a0eb747f68de51609088f6630904
  photo bbce5827: bytes=338 width=32 height=32
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: d5a2a1c392d0aca824da214e3985662711a2aac38690bca834e2841d7c1c662743d38683e03c03b6
  photo bbd52b62: bytes=144766 width=320 height=211 make="NIKON CORPORATION" model="NIKON D70" lens="18-50mm f/2.8" aperture=22.0 exposure_s=0.25 iso=200 focal_mm=50.0
    taken 1139069370 by exif, turn 0
    file: file_title="ovni" file_copyright="E.T." file_city="Paris" file_country="FRA - France"
    signature 1: 6017d63a10bf061fbffee7bf1d11143ab28f56bb04fd269b14d8e093981104105f8e7d834d120a3a
  photo bbfe3a75: bytes=1026 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71aab47cea9646a026e4d4458a110df4a9a8b6f4ea1686d226e6f5436b058f68e7808000000c58
  photo bc8b6d64: bytes=288 width=82 height=82
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: a601c6594df6aebb8e9164ed4309f634a601c6598dd6aebbded0e650bcb1b62548f7828216100997
  photo bcaffc4f: bytes=104 width=256 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00e881dc60e2239b004b1657e31c871cdbb29131e68a9eb5fcf2d05e9ec8f0359484808000000000
  photo bf0a6ce0: bytes=81920 width=640 height=480
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 60386360ad2a8eb58f197b4911a91f2c003c7720af2a8eb58331db7024bd1b2f72697c6fb8d40693
  photo bf197a8b: bytes=114466 width=200 height=130 make="NIKON CORPORATION" model="NIKON D1X" aperture=5.0 exposure_s=0.008 focal_mm=42.0
    taken 1087861073.06 by exif, turn 0
    file: file_title="040621-N-6536T-062" file_description="040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)" file_creator="Photographerís Mate 3rd Class (A" file_keywords="ronald reagan\nreagan\ncvn 76\ncvn-76\nstraights magellan\nmagellan\ncarrier\nnimitz-class\nship\nunderway" file_city="Straits of Magellan" file_country="South America"
    signature 1: cb6a4bcc9469ce3fc8d7f13851316677c0da6bcc9e69ee3740f0dd7b83617753a5978080bc110a2f
  photo bf956be6: bytes=49053 width=512 height=256
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 45be0aa6d6a6ce843c4f6c0981e7fcac459e0aa6d6a68e882c5d608981ef58ec6614808000000a2b
  photo c26fb696: bytes=16568 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6204de170608253b57b0586cdc01f85b6205dcb65e2aad3953f97708e78944ca30b37
  photo c2774f40: bytes=19049 width=160 height=97
    taken 1652202608 by exif, turn 0
    file: file_title="Logo" file_description="Test image" file_creator="exiv2.org"
    signature 1: 492397fad2a342beac3c1a21859ce30f69a387fad2a7066e342f2bc1813ce35d7aba8b8211500d51
  photo c38e4695: bytes=18241 width=300 height=200 make="NIKON CORPORATION" model="NIKON D5300" lens="18.0-250.0 mm f/3.5-6.3" aperture=10.0 exposure_s=0.0025 iso=200 focal_mm=44.0 latitude=51.17828055555555 longitude=-1.826638888888889 altitude=97.0
    taken 1437061134.00 by exif, turn 0
    file: file_description="Classic View" file_rating=0
    sidecar: sidecar_rating=3 sidecar_label="Blue"
    signature 1: b35d11938ef86551078d9395291e9cf3b35d13c30ef8a55106ad19ed78d4b4a152af7d8a496a0997
  photo c4656984: bytes=52500 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo c6912f55: bytes=141374 width=7008 height=4672 make="SONY" model="ILCE-7CM2" lens="FE 24-50mm F2.8 G" aperture=3.5 exposure_s=0.005 iso=400 focal_mm=39.0
    taken 1775488373.662 offset 480 by exif, turn 0
    file: file_rating=0
    signature 1: 1b4331f5b6b3b578557800b4ad4af96d7f4389f536939178545410a4a45bf57c69798382232f0783
  photo c6a56905: bytes=134287 width=480 height=430
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 0092533f24e9d5d2b163173ff044d83a00d237376079fdda6052553f6150b8209acf7e7da9370b01
  photo c91ac403: bytes=930 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71eab47cea9646a026e4d4458a110df4a9a8b6f4ea1686d226e6f5436b058f68e7808000000c61
  photo ca2b38a7: bytes=1795954 width=200 height=130 make="NIKON CORPORATION" model="NIKON D1X" aperture=5.0 exposure_s=0.008 focal_mm=42.0
    taken 1087861073.06 by exif, turn 0
    file: file_title="040621-N-6536T-062" file_description="040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)" file_creator="Photographerís Mate 3rd Class (A" file_keywords="ronald reagan, reagan, cvn 76, cvn-76, straights magellan, magellan, carrier, nimitz-class, ship, underway" file_city="Straits of Magellan" file_country="South America"
    signature 1: cb6a4bcc9469ce3fc8d7f13851316677c0da6bcc9e69ee3740f0dd7b83617753a4978080be100a2f
  photo cb059154: bytes=17157 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6204de97060825bb57b0586cdc01f85b6205dcb6572aad3953f17708e78954ca50b37
  photo cbdf8ad1: bytes=6686 width=326 height=268
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 04aa1685a3392671666463b21e3beffd04a4168583014671416e3da60e3b2e794ac3849e3bff06eb
  photo cbe33c0e: bytes=817 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: d77ef9a7fb5beefa36cf6b671f81058fd77ef967fbdfee7aa2c76f7ddfc147af41888791645402c5
  photo cdf84058: bytes=32892 width=200 height=130 make="NIKON CORPORATION" model="NIKON D1X" aperture=5.0 exposure_s=0.008 focal_mm=42.0
    taken 1087861073.06 by exif, turn 0
    file: file_title="040621-N-6536T-062" file_description="040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)" file_creator="Photographerís Mate 3rd Class (A" file_keywords="ronald reagan\nreagan\ncvn 76\ncvn-76\nstraights magellan\nmagellan\ncarrier\nnimitz-class\nship\nunderway" file_city="Straits of Magellan" file_country="South America"
    signature 1: cb6a4bcc9469ce3fc8d7f13851316677c0da6bcc9e69ee3740f0dd7b83617753a5978080bd110a31
  photo cdf8bd82: bytes=17855 width=807 height=606
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 53deb1d2fd0602986405bb236f835fa4633bf22da55c0fc021c5f323cda65b218b9d8a935c610c63
  photo cebda4f5: bytes=1638618 width=1392 height=1040
    taken 1317923234.264 by exif, turn 0
    file: file_description="<MetaData>\n\t<prop id=\"Description\" type=\"string\" value=\"Experiment base name:RhinoK1&amp;#13;&amp;#10;Experiment set:RhinoK1&amp;#13;&amp;#10;RhinoK1&amp;#13;&amp;#10;Exposure: 400 ms&amp;#13;&amp;#10;Binning: 1 x 1&amp;#13;&amp;#10;Region: 1392 x 1040, offset at (0, 0)&amp;#13;&amp;#10;Acquired from Photometrics&amp;#13;&amp;#10;Subtract: Off&amp;#13;&amp;#10;Shading: Off&amp;#13;&amp;#10;Digitizer: 20 MHz&amp;#13;&amp;#10;Gain: Gain 1 (1x)&amp;#13;&amp;#10;Camera Shutter: Always Open&amp;#13;&amp;#10;Clear Count: 2&amp;#13;&amp;#10;Clear Mode: CLEAR PRE SEQUENCE&amp;#13;&amp;#10;Frames to Average: 1&amp;#13;&amp;#10;Trigger Mode: Normal (TIMED)&amp;#13;&amp;#10;Temperature: -19.95&amp;#13;&amp;#10;\">\n\t</prop>\n\t<prop id=\"MetaDataVersion\" type=\"float\" value=\"1\">\n\t</prop>\n\t<prop id=\"ApplicationName\" type=\"string\" value=\"MetaMorph\">\n\t</prop>\n\t<prop id=\"ApplicationVersion\" type=\"string\" value=\"3.1.0.73\">\n\t</prop>\n\t<PlaneInfo>\n\t\t<prop id=\"plane-type\" type=\"string\" value=\"plane\">\n\t\t</prop>\n\t\t<prop id=\"pixel-size-x\" type=\"int\" value=\"1392\">\n\t\t</prop>\n\t\t<prop id=\"pixel-size-y\" type=\"int\" value=\"1040\">\n\t\t</prop>\n\t\t<prop id=\"bits-per-pixel\" type=\"int\" value=\"16\">\n\t\t</prop>\n\t\t<prop id=\"autoscale-state\" type=\"bool\" value=\"off\">\n\t\t</prop>\n\t\t<prop id=\"autoscale-min-percent\" type=\"float\" value=\"0\">\n\t\t</prop>\n\t\t<prop id=\"autoscale-max-percent\" type=\"float\" value=\"0\">\n\t\t</prop>\n\t\t<prop id=\"scale-min\" type=\"int\" value=\"0\">\n\t\t</prop>\n\t\t<prop id=\"scale-max\" type=\"int\" value=\"2685\">\n\t\t</prop>\n\t\t<prop id=\"spatial-calibration-state\" type=\"bool\" value=\"on\">\n\t\t</prop>\n\t\t<prop id=\"spatial-calibration-x\" type=\"float\" value=\"0.645\">\n\t\t</prop>\n\t\t<prop id=\"spatial-calibration-y\" type=\"float\" value=\"0.645\">\n\t\t</prop>\n\t\t<prop id=\"spatial-calibration-units\" type=\"string\" value=\"um\">\n\t\t</prop>\n\t\t<prop id=\"image-name\" type=\"string\" value=\"Cy5\">\n\t\t</prop>\n\t\t<prop id=\"threshold-state\" type=\"string\" value=\"ThresholdOff\">\n\t\t</prop>\n\t\t<prop id=\"threshold-low\" type=\"int\" value=\"0\">\n\t\t</prop>\n\t\t<prop id=\"threshold-high\" type=\"int\" value=\"65535\">\n\t\t</prop>\n\t\t<prop id=\"threshold-color\" type=\"colorref\" value=\"4080ff\">\n\t\t</prop>\n\t\t<prop id=\"zoom-percent\" type=\"int\" value=\"40\">\n\t\t</prop>\n\t\t<prop id=\"gamma\" type=\"float\" value=\"1\">\n\t\t</prop>\n\t\t<prop id=\"look-up-table-type\" type=\"string\" value=\"standard\">\n\t\t</prop>\n\t\t<prop id=\"look-up-table-name\" type=\"string\" value=\"Monochrome\">\n\t\t</prop>\n\t\t<prop id=\"photonegative-mode\" type=\"bool\" value=\"off\">\n\t\t</prop>\n\t\t<prop id=\"gray-calibration-curve-fit-algorithm\" type=\"int\" value=\"4\">\n\t\t</prop>\n\t\t<prop id=\"gray-calibration-values\" type=\"float-array\" value=\"\">\n\t\t</prop>\n\t\t<prop id=\"gray-calibration-min\" type=\"float\" value=\"-1\">\n\t\t</prop>\n\t\t<prop id=\"gray-calibration-max\" type=\"float\" value=\"-1\">\n\t\t</prop>\n\t\t<prop id=\"gray-calibration-units\" type=\"string\" value=\"\">\n\t\t</prop>\n\t\t<prop id=\"plane-guid\" type=\"guid\" value=\"{1BF143A4-D48E-42F9-A284-569E5EDB4481}\">\n\t\t</prop>\n\t\t<prop id=\"acquisition-time-local\" type=\"time\" value=\"20111006 17:47:14.264\">\n\t\t</prop>\n\t\t<prop id=\"modification-time-local\" type=\"time\" value=\"20111006 17:47:15.281\">\n\t\t</prop>\n\t\t<prop id=\"stage-position-x\" type=\"float\" value=\"33604.9\">\n\t\t</prop>\n\t\t<prop id=\"stage-position-y\" type=\"float\" value=\"112018\">\n\t\t</prop>\n\t\t<prop id=\"stage-label\" type=\"string\" value=\"L08 : Site 3\">\n\t\t</prop>\n\t\t<prop id=\"z-position\" type=\"float\" value=\"11368.7\">\n\t\t</prop>\n\t\t<prop id=\"wavelength\" type=\"float\" value=\"692\">\n\t\t</prop>\n\t\t<prop id=\"camera-binning-x\" type=\"int\" value=\"1\">\n\t\t</prop>\n\t\t<prop id=\"camera-binning-y\" type=\"int\" value=\"1\">\n\t\t</prop>\n\t\t<prop id=\"camera-chip-offset-x\" type=\"float\" value=\"0\">\n\t\t</prop>\n\t\t<prop id=\"camera-chip-offset-y\" type=\"float\" value=\"0\">\n\t\t</prop>\n\t\t<prop id=\"_IllumSetting_\" type=\"string\" value=\"Cy5\">\n\t\t</prop>\n\t\t<prop id=\"_MagNA_\" type=\"float\" value=\"0.5\">\n\t\t</prop>\n\t\t<prop id=\"_MagRI_\" type=\"float\" value=\"1\">\n\t\t</prop>\n\t\t<prop id=\"_MagSetting_\" type=\"string\" value=\"10X S Fluor\">\n\t\t</prop>\n\t\t<custom-prop id=\"Camera Bit Depth\" type=\"float\" value=\"12\">\n\t\t</custom-prop>\n\t\t<custom-prop id=\"ImageXpress Micro Filter Cube\" type=\"string\" value=\"Cy5\">\n\t\t</custom-prop>\n\t\t<custom-prop id=\"ImageXpress Micro Objective\" type=\"string\" value=\"10X S Fluor\">\n\t\t</custom-prop>\n\t\t<custom-prop id=\"ImageXpress Micro Shutter\" type=\"string\" value=\"Closed\">\n\t\t</custom-prop>\n\t\t<custom-prop id=\"Laser focus score\" type=\"float\" value=\"67.6387\">\n\t\t</custom-prop>\n\t</PlaneInfo>\n\t<SetInfo>\n\t\t<prop id=\"number-of-planes\" type=\"int\" value=\"1\">\n\t\t</prop>\n\t</SetInfo>\n</MetaData>"
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000022
  photo d0b9549c: bytes=16588 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6204de17060a25bb57b0586cdc01f85b6205dcb6572aad3953f17708e78954ca10b32
  photo d2241a1e: bytes=38668 width=640 height=480
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 992d00cced3aec5aab4095fc05e6158cda2f16ece52acd1a8b44f47a0f5a350e43ed808000000cea
  photo d382a676: bytes=612 width=64 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 4a4a9bdbbdc8bd5446ea26ee5ed52a45480a93dbbd18b954de66a1eedcd12243ff81808000001270
  photo d3e3328d: bytes=40421 width=518 height=556
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="Software: Microsoft Office"
    signature 1: 0daf4574813b19da0866a7791463b3ed8fff4574c533599a6ca865706763c04d32f1808000000c36
  photo d4327b7a: bytes=3077 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bc5
  photo d4a1e12e: bytes=659927 width=640 height=512 make="FLIR" model="Duo Pro R" aperture=1.25 focal_mm=13.0 latitude=35.59999861111111 longitude=-111.66182722222223 altitude=1845.656
    taken 1570029163.27 by exif, turn 0
    signature 1: 0000000000000000000000000000000000000000000000000000000000000000001d8080000000b7
  photo d62c80c2: bytes=16518 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc8059808000000be1
  photo d7484b05: bytes=3552 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075958e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca6a0bc8
  photo d85d75f3: bytes=15268 width=100 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000000808000000166
  photo d883b225: bytes=17290 width=640 height=427
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 868dd01bc7a6204de170608253b57b0586cdc01f85b6205dcb6572aad3953f17708e78954ca70b3c
  photo da82a37b: bytes=470 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000e02ad361ff0000
  photo dac399d3: bytes=8284 width=512 height=512
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: b9aab6993111359ef2c60b39fa10cbb3f1ba16893115611eb8167eb992e1f2715df0858315220929
  photo dbcde1d2: bytes=2190 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: cc2eee482c6a5569141ed6055958a4b4bd2e6aca6c4a65e9305e9165213c10bcc66a808000001123
  photo dbdcb9a9: bytes=30605 width=128 height=128
    taken 1409823428 offset 180 by png, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo dc2afd81: bytes=65634 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: cf070ac729ab58147f1893db92e765d5cf172ac7092bd0347d38c39318dd6f06e277808000000e3d
  photo dd1b4ee0: bytes=2446 width=32 height=32
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000059
  photo ddbd978e: bytes=1253392 width=2400 height=1600 make="Canon" model="Canon EOS R5" lens="RF24-70mm F2.8 L IS USM" aperture=4.0 exposure_s=0.001 iso=100 focal_mm=24.0
    taken 1613678087.20 offset 0 by exif, turn 0
    file: file_rating=0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000000808000000000
  photo ddd0e3da: bytes=1026 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fef9eab47dea168ee224e0f4459ad18eb6e9e8b4d9f2168ee2e4b3f5032bc5a767e8808000000c61
  photo de857abf: bytes=37295 width=100 height=40
    taken 1503273600 by exif, turn 0
    signature 1: 86111652946f8d7580c6f3e10d9929fe82115a5377638d7730e2d3ecad99a0ff3cd1838527500835
  photo def05de6: bytes=307 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000e02ad361ff0000
  photo e000f2c6: bytes=207838 width=245 height=245
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: e97018bc22f6603a497e0b05ca6c95a139781cac26f66072f84d3b8dcaedf0b0638f7a99387e084d
  photo e07a9efc: bytes=56736 width=200 height=130 make="NIKON CORPORATION" model="NIKON D1X" aperture=5.0 exposure_s=0.008 focal_mm=42.0
    taken 1087861073.06 by exif, turn 0
    file: file_title="040621-N-6536T-062" file_description="040621-N-6536T-062\nUSS Ronald Reagan (CVN 76), June 21, 2004 -  USS Ronald Reagan (CVN 76) sails through the Straits of Magellan on its way to the Pacific Ocean. The Navyís newest aircraft carrier is underway circumnavigating South America in transit to its new homeport of San Diego. U.S. Navy photo by Photographerís Mate 3rd Class (AW) Elizabeth Thompson. (RELEASE)" file_creator="Photographerís Mate 3rd Class (A" file_keywords="ronald reagan, reagan, cvn 76, cvn-76, straights magellan, magellan, carrier, nimitz-class, ship, underway" file_city="Straits of Magellan" file_country="South America"
    signature 1: cb6a4bcc9469ce3fc8d7f13851316677c0da6bcc9e69ee3740f0dd7b83617753a5978080bc110a31
  photo e3343380: bytes=450 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000e02ad361ff0000
  photo e3b10731: bytes=486 width=128 height=64
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000088d0c31dff0000
  photo e6c8a34e: bytes=368 width=100 height=100
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000088d0c31dff0000
  photo e6ea0b43: bytes=816 width=10 height=10
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 000000000000000000000000000000000000000000000000000000000000000000764cb261ff0000
  photo e744f2e9: bytes=41015 width=100 height=40
    taken 1503273600 by exif, turn 0
    signature 1: 86111652946f8d7580c6f3e10d9929fe82115a5377638d7730e2d3ecad99a0ff3cd1838527500835
  photo eab1bdfb: bytes=29116 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6ece6c4a65e9305e1125215c50bc805a8a7aca680bf1
  photo eb37c52b: bytes=72336 width=128 height=128
    taken 1411050544 offset 180 by xmp, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdc
  photo eb58fc26: bytes=179336 width=512 height=512
    taken 1546856014 offset 0 by png, turn 0
    signature 1: e6ea6d316a8eead87a054c189ba82733e4686d312a8762c41b384d1981eeffcaba95818000000ba3
  photo ee9b8544: bytes=28133 width=480 height=640 make="Apple" model="iPhone 3GS"
    taken 1273575105.87 by exif, turn 0
    signature 1: 5d3e30743c214db19a5a3e4492e25cf259be2a728c25cd319a1a1e5090e89cd6457a8074c080075b
  photo eec7740a: bytes=49597 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="File written by Adobe Photoshop. 4.0"
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo effc2e31: bytes=101 width=1 height=1
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 00000000000000000000000000000000000000000000000000000000000000000001808000000000
  photo f0b712d7: bytes=3686 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bd0
  photo f1050b24: bytes=49344 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c50bc805a8a7aca680bdf
  photo f34d96b6: bytes=3303 width=57 height=57
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: d8e55e8ee608e5769911cf76f4a285bcd8a54e0ee648e5761803ed1ce50ac15c91be85892c7f0ca1
  photo f7754939: bytes=213434 width=512 height=512
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: ffffffffffffffffffffffffffffffff000000000000000000000000000000002689808000000e9e
  photo f8b4e516: bytes=928 width=590 height=88
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: fe71aab47cea9646a026e4d4458a110df4a9a8b6f4ea1686f226e6f5436b058f68e7808000000c5f
  photo f96f39e6: bytes=24245 width=100 height=40
    taken 1503273600 by exif, turn 0
    signature 1: 82111253956a8d7680c6f3e10d9929fe82115a5377428d7230e2d3ecad99a0ff2d208587276c0831
  photo f9b718a3: bytes=3651 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="File written by Adobe Photoshop¨ 4.0"
    signature 1: c82eae48286a5561141cce075948e4b4b92e6eca6c4a65e9305e1125215c10bc805a8a7aca660bdd
  photo fb3427ea: bytes=526 width=9 height=9
    taken 1643767322 offset 0 by mtime, turn 0
    file: file_description="Created with GIMP"
    signature 1: 8a13d27d0c55ec71b981bcffcae337440a11f2f92c96ed6938a1a6ceeaa62106468f898e62510e1d
  photo fdbe40c7: bytes=674 width=218 height=84
    taken 1133941105 by exif, turn 0
    file: file_description="Kofax PDF Filter - version 3.75."
    signature 1: bab93fa18d45c85b37c3561cf4e2d4c81a1d3fa98d45cc4b95d32749d0e2d4c889e6808000000d96
  photo fee26241: bytes=179399 width=512 height=512
    taken 1584096239 offset 0 by png, turn 0
    signature 1: a18a1a131eb16e0546c535ff1da4dbf0a3081a135eb8e61927f834fe07e20309ba95818000000ba3
  photo ff191bad: bytes=16984 width=128 height=128
    taken 1643767322 offset 0 by mtime, turn 0
    signature 1: 27d351959b958e98ebc1c8fae6b74a4b46d391859b959a90cfa1ee9ade93c7c379ae808000000d4e
  photo ff8c34fb: bytes=1122310 width=4032 height=3024 make="Apple" model="iPhone XR" lens="iPhone XR back camera 4.25mm f/1.8" aperture=1.8 exposure_s=0.016666666666666666 iso=320 focal_mm=4.25
    taken 1587117820.031 offset -360 by exif, turn 0
    sidecar: sidecar_rating=3 sidecar_label="Blue"
    signature 1: 636d487e656365476acb0e6563395e022f73cefecff7ed6571a294d732705ac28f84858938610a05
  companion ~/all/heic/2021-02-13-1929.heic.xmp: sidecar of 3858897c, 214 bytes, time 1643767322000000000
  companion ~/all/heic/IMG_3578.heic.xmp: sidecar of ff8c34fb, 214 bytes, time 1643767322000000000
  companion ~/all/heic/Stonehenge.heic.xmp: sidecar of c38e4695, 214 bytes, time 1643767322000000000
  companion ~/all/heic/example.heic.xmp: sidecar of 7f8b363e, 214 bytes, time 1643767322000000000
  file ~/all/avif/Irvine_CA.avif: ee9b8544, 28133 bytes, time 1643767322000000000
  file ~/all/avif/avif.avif: 96bf0656, 219216 bytes, time 1643767322000000000
  file ~/all/avif/avif_exif_xmp.avif: 49d7f6f5, 10863 bytes, time 1643767322000000000
  file ~/all/avif/avif_metadata2.avif: 68517dd3, 9784 bytes, time 1643767322000000000
  file ~/all/avif/exif.avif: 438dc63e, 16078 bytes, time 1643767322000000000
  file ~/all/avif/hopper-missing-pixi.avif: 809771de, 5435 bytes, time 1643767322000000000
  file ~/all/avif/hopper.avif: d4327b7a, 3077 bytes, time 1643767322000000000
  file ~/all/avif/hopper.heif: 825853d5, 3555 bytes, time 1643767322000000000
  file ~/all/avif/icc_profile.avif: 08e807a6, 6460 bytes, time 1643767322000000000
  file ~/all/avif/icc_profile_none.avif: f34d96b6, 3303 bytes, time 1643767322000000000
  file ~/all/avif/rot0mir0.avif: a7463a13, 16357 bytes, time 1643767322000000000
  file ~/all/avif/rot0mir1.avif: cb059154, 17157 bytes, time 1643767322000000000
  file ~/all/avif/rot1mir0.avif: a19563b8, 17182 bytes, time 1643767322000000000
  file ~/all/avif/rot1mir1.avif: d0b9549c, 16588 bytes, time 1643767322000000000
  file ~/all/avif/rot2mir0.avif: 0afab12f, 17001 bytes, time 1643767322000000000
  file ~/all/avif/rot2mir1.avif: 7b5d35cd, 16387 bytes, time 1643767322000000000
  file ~/all/avif/rot3mir0.avif: c26fb696, 16568 bytes, time 1643767322000000000
  file ~/all/avif/rot3mir1.avif: d883b225, 17290 bytes, time 1643767322000000000
  file ~/all/avif/transparency.avif: b19f57d9, 6441 bytes, time 1643767322000000000
  file ~/all/avif/xmp_tags_orientation.avif: cbdf8ad1, 6686 bytes, time 1643767322000000000
  file ~/all/gif/chi.gif: 4d036f17, 85539 bytes, time 1643767322000000000
  file ~/all/gif/dispose_none_load_end.gif: 60b53ae0, 24601 bytes, time 1643767322000000000
  file ~/all/gif/hopper.gif: 19b8e092, 15305 bytes, time 1643767322000000000
  file ~/all/gif/iss634.gif: 3ad97159, 277517 bytes, time 1643767322000000000
  file ~/all/gif/no_palette_after_rgb.gif: effc2e31, 101 bytes, time 1643767322000000000
  file ~/all/gif/no_palette_with_transparency.gif: 550ca047, 1604 bytes, time 1643767322000000000
  file ~/all/gif/no_palette_with_transparency_after_rgb.gif: 24c1bf2b, 16290 bytes, time 1643767322000000000
  file ~/all/gif/palette_not_needed_for_second_frame.gif: eab1bdfb, 29116 bytes, time 1643767322000000000
  file ~/all/gif/test.colors.gif: cdf8bd82, 17855 bytes, time 1643767322000000000
  file ~/all/heic/2021-02-13-1929.heic: 3858897c, 1474454 bytes, time 1643767322000000000
  file ~/all/heic/Canon.HIF: ddbd978e, 1253392 bytes, time 1643767322000000000
  file ~/all/heic/IMG_3578.heic: ff8c34fb, 1122310 bytes, time 1643767322000000000
  file ~/all/heic/Sony.HIF: 74edae67, 151552 bytes, time 1643767322000000000
  file ~/all/heic/Stonehenge.heic: c38e4695, 18241 bytes, time 1643767322000000000
  file ~/all/heic/example.avif: 54a0dc31, 113604 bytes, time 1643767322000000000
  file ~/all/heic/example.heic: 7f8b363e, 718114 bytes, time 1643767322000000000
  file ~/all/heic/heic-iphone.heic: 4a777505, 2600220 bytes, time 1643767322000000000
  file ~/all/heic/heic-iphone7.heic: 599f0408, 1764955 bytes, time 1643767322000000000
  file ~/all/heic/heic-single.heic: 00d9e063, 293608 bytes, time 1643767322000000000
  file ~/all/heic/issue_9292_sony_1_top_left.HIF: 7c632cdd, 135445 bytes, time 1643767322000000000
  file ~/all/heic/issue_9292_sony_3_bottom_right.HIF: c6912f55, 141374 bytes, time 1643767322000000000
  file ~/all/heic/issue_9292_sony_6_right_top.HIF: 9554f3ef, 139052 bytes, time 1643767322000000000
  file ~/all/heic/issue_9292_sony_8_left-bottom.HIF: aa9b870f, 136407 bytes, time 1643767322000000000
  file ~/all/heic/rainbow-451x461.heic: 4b2ce727, 7080 bytes, time 1643767322000000000
  file ~/all/heic/with-alpha-512x512.heic: dac399d3, 8284 bytes, time 1643767322000000000
  file ~/all/hostile/avif32.heif: bbce5827, 338 bytes, time 1643767322000000000
  file ~/all/hostile/broken_data_stream.png: 1b6dfa9d, 30732 bytes, time 1643767322000000000
  file ~/all/hostile/colors-no-alpha-thumbnail.heic: b610c622, 1087 bytes, time 1643767322000000000
  file ~/all/hostile/colors-no-alpha.heic: 76f82ffc, 499 bytes, time 1643767322000000000
  file ~/all/hostile/colors-with-alpha-thumbnail.heic: adfe0a27, 2060 bytes, time 1643767322000000000
  file ~/all/hostile/colors-with-alpha.heic: cbe33c0e, 817 bytes, time 1643767322000000000
  file ~/all/hostile/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif: 58efa3bb, 674 bytes, time 1643767322000000000
  file ~/all/hostile/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif: ddd0e3da, 1026 bytes, time 1643767322000000000
  file ~/all/hostile/decompression_bomb_extents.gif: e6c8a34e, 368 bytes, time 1643767322000000000
  file ~/all/hostile/hevc32.heif: 7076e79a, 523 bytes, time 1643767322000000000
  file ~/all/hostile/imagedraw_floodfill_not_negative.png: 653fa419, 214 bytes, time 1643767322000000000
  file ~/all/hostile/issue_2233_poc1.jxl: 2cb471ff, 19049 bytes, time 1643767322000000000
  file ~/all/hostile/issue_2233_poc2.jxl: c2774f40, 19049 bytes, time 1643767322000000000
  file ~/all/hostile/issue_828_poc.png: c6a56905, 134287 bytes, time 1643767322000000000
  file ~/all/hostile/palette_negative.png: ff191bad, 16984 bytes, time 1643767322000000000
  file ~/all/hostile/syntax_num_frames_invalid.png: da82a37b, 470 bytes, time 1643767322000000000
  file ~/all/hostile/truncated_end_chunk.png: 2a5b52ce, 30339 bytes, time 1643767322000000000
  file ~/all/hostile/truncated_image.png: bf0a6ce0, 81920 bytes, time 1643767322000000000
  file ~/all/jxl/Reagan.jxl: cdf84058, 32892 bytes, time 1643767322000000000
  file ~/all/png/1343_exif.png: 6c67ba62, 484 bytes, time 1643767322000000000
  file ~/all/png/1_trns.png: d382a676, 612 bytes, time 1643767322000000000
  file ~/all/png/ReaganLargePng.png: 172a3890, 1208246 bytes, time 1643767322000000000
  file ~/all/png/ReaganSmallPng.png: e07a9efc, 56736 bytes, time 1643767322000000000
  file ~/all/png/broken_data_stream.png: 1b6dfa9d, 30732 bytes, time 1643767322000000000
  file ~/all/png/chunk_no_actl.png: e3343380, 450 bytes, time 1643767322000000000
  file ~/all/png/exif.png: eb58fc26, 179336 bytes, time 1643767322000000000
  file ~/all/png/exif_imagemagick.png: 7ae56e5d, 179399 bytes, time 1643767322000000000
  file ~/all/png/exif_imagemagick_orientation.png: fee26241, 179399 bytes, time 1643767322000000000
  file ~/all/png/exif_text.png: 11f32ce6, 178480 bytes, time 1643767322000000000
  file ~/all/png/exiv2-bug1074.png: 93a639c6, 34936 bytes, time 1643767322000000000
  file ~/all/png/exiv2-bug922.png: 5071d032, 131388 bytes, time 1643767322000000000
  file ~/all/png/hopper-XYZ.png: 0f6e086f, 30271 bytes, time 1643767322000000000
  file ~/all/png/hopper.png: dbdcb9a9, 30605 bytes, time 1643767322000000000
  file ~/all/png/hopper_idat_after_image_end.png: 505b5bd6, 60692 bytes, time 1643767322000000000
  file ~/all/png/i_trns.png: 2ea735c6, 1427 bytes, time 1643767322000000000
  file ~/all/png/icc_profile.png: 3cc9aa6b, 5788 bytes, time 1643767322000000000
  file ~/all/png/icc_profile_none.png: 47ae55aa, 4128 bytes, time 1643767322000000000
  file ~/all/png/imagemagick.png: bbd52b62, 144766 bytes, time 1643767322000000000
  file ~/all/png/itxt_chunks.png: 907e1fa8, 69498 bytes, time 1643767322000000000
  file ~/all/png/l_trns.png: 2af16c8f, 1164 bytes, time 1643767322000000000
  file ~/all/png/mode_16bit.png: 82da2ad3, 915 bytes, time 1643767322000000000
  file ~/all/png/mode_grayscale.png: 343fff1a, 331 bytes, time 1643767322000000000
  file ~/all/png/mode_grayscale_alpha.png: 05693186, 668 bytes, time 1643767322000000000
  file ~/all/png/mode_palette.png: 06195c32, 262 bytes, time 1643767322000000000
  file ~/all/png/mode_palette_1bit_alpha.png: 2a9179d9, 276 bytes, time 1643767322000000000
  file ~/all/png/mode_palette_alpha.png: 82b702bd, 308 bytes, time 1643767322000000000
  file ~/all/png/p_16.png: 275bdbad, 414 bytes, time 1643767322000000000
  file ~/all/png/p_trns_single.png: 00fb7d14, 1942 bytes, time 1643767322000000000
  file ~/all/png/padded_idat.png: bcaffc4f, 104 bytes, time 1643767322000000000
  file ~/all/png/pil123p.png: 9813e3a4, 12901 bytes, time 1643767322000000000
  file ~/all/png/pil123rgba.png: 509bc742, 28353 bytes, time 1643767322000000000
  file ~/all/png/pil136.png: 6c25c08d, 1883 bytes, time 1643767322000000000
  file ~/all/png/pil168.png: 298f2d49, 6800 bytes, time 1643767322000000000
  file ~/all/png/png_decompression_dos.png: 8eb03a3c, 6289 bytes, time 1643767322000000000
  file ~/all/png/radial_gradients.png: f7754939, 213434 bytes, time 1643767322000000000
  file ~/all/png/rgb_trns.png: 1d3973fe, 1595 bytes, time 1643767322000000000
  file ~/all/png/single_frame.png: def05de6, 307 bytes, time 1643767322000000000
  file ~/all/png/split_fdat.png: e3b10731, 486 bytes, time 1643767322000000000
  file ~/all/png/test-card.png: b4baeb18, 30776 bytes, time 1643767322000000000
  file ~/all/raw/Canon-R6-pruned.CR3: 7925cecf, 492016 bytes, time 1643767322000000000
  file ~/all/raw/RAW_NIKON_D1.NEF: 7886d8b0, 4055474 bytes, time 1643767322000000000
  file ~/all/tiff/10ct_32bit_128.tiff: dc2afd81, 65634 bytes, time 1643767322000000000
  file ~/all/tiff/12bit.cropped.tif: d85d75f3, 15268 bytes, time 1643767322000000000
  file ~/all/tiff/12in16bit.tif: 1ee4b1c3, 20274 bytes, time 1643767322000000000
  file ~/all/tiff/16_bit_binary_pgm.tiff: 999fd2a6, 8134 bytes, time 1643767322000000000
  file ~/all/tiff/16_bit_noise.tif: dd1b4ee0, 2446 bytes, time 1643767322000000000
  file ~/all/tiff/16bit.MM.cropped.tif: 29fa0986, 8448 bytes, time 1643767322000000000
  file ~/all/tiff/16bit.MM.deflate.tif: 6e06ec21, 5230 bytes, time 1643767322000000000
  file ~/all/tiff/16bit.cropped.tif: b4c1ef25, 8302 bytes, time 1643767322000000000
  file ~/all/tiff/16bit.deflate.tif: 6858245d, 5112 bytes, time 1643767322000000000
  file ~/all/tiff/16bit.r.tif: 49b66acf, 8502 bytes, time 1643767322000000000
  file ~/all/tiff/16bit.s.tif: a7dfb6b9, 334 bytes, time 1643767322000000000
  file ~/all/tiff/8bit.s.tif: d62c80c2, 16518 bytes, time 1643767322000000000
  file ~/all/tiff/Reagan.tiff: bf197a8b, 114466 bytes, time 1643767322000000000
  file ~/all/tiff/ReaganLargeTiff.tiff: ca2b38a7, 1795954 bytes, time 1643767322000000000
  file ~/all/tiff/child_ifd.tiff: 3ee712e0, 2971 bytes, time 1643767322000000000
  file ~/all/tiff/child_ifd_jpeg.tiff: 9f909bf6, 830 bytes, time 1643767322000000000
  file ~/all/tiff/cmx3g8_wv_1998.260_0745_mcidas.tiff: aa6e941b, 1440122 bytes, time 1643767322000000000
  file ~/all/tiff/compression.tif: 28cf8518, 646 bytes, time 1643767322000000000
  file ~/all/tiff/copyleft.tiff: 89000bae, 7926 bytes, time 1643767322000000000
  file ~/all/tiff/crash-0da013a13571cc8eb457a39fee8db18f8a3c7127.tif: 58efa3bb, 674 bytes, time 1643767322000000000
  file ~/all/tiff/crash-74d2a78403a5a59db1fb0a2b8735ac068a75f6e3.tif: ddd0e3da, 1026 bytes, time 1643767322000000000
  file ~/all/tiff/exiv2-bug1044.tif: cebda4f5, 1638618 bytes, time 1643767322000000000
  file ~/all/tiff/g4-fillorder-test.tif: fdbe40c7, 674 bytes, time 1643767322000000000
  file ~/all/tiff/g4-multi.tiff: 6144e857, 3275 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_1.tif: 44ae5494, 708 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_2.tif: c91ac403, 930 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_3.tif: 763aaa22, 926 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_4.tif: f8b4e516, 928 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_5.tif: 5b4f75fd, 1026 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_6.tif: 679f835a, 1024 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_7.tif: 97219288, 1022 bytes, time 1643767322000000000
  file ~/all/tiff/g4_orientation_8.tif: bbfe3a75, 1026 bytes, time 1643767322000000000
  file ~/all/tiff/hopper.Lab.tif: eb37c52b, 72336 bytes, time 1643767322000000000
  file ~/all/tiff/hopper.iccprofile.tif: c4656984, 52500 bytes, time 1643767322000000000
  file ~/all/tiff/hopper.iccprofile_binary.tif: 8030d386, 52500 bytes, time 1643767322000000000
  file ~/all/tiff/hopper.tif: eec7740a, 49597 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_bigtiff.tif: 01c97b3b, 49665 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_float_dpi_2.tif: f1050b24, 49344 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_float_dpi_3.tif: 89da1ea6, 49344 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_float_dpi_None.tif: 7cd7950a, 49344 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_g4.tif: dbcde1d2, 2190 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_g4_500.tif: 626cd257, 29666 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_gray_4bpp.tif: 229acfa7, 8414 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_jpg.tif: 38877ba7, 17149 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_lzma.tif: 750192fa, 30789 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_lzw.tif: 246e5de0, 38513 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_unknown_pixel_mode.tif: 43754209, 196973 bytes, time 1643767322000000000
  file ~/all/tiff/hopper_webp.tif: f9b718a3, 3651 bytes, time 1643767322000000000
  file ~/all/tiff/ifd_tag_type.tiff: d4a1e12e, 659927 bytes, time 1643767322000000000
  file ~/all/tiff/imagedraw_polygon_width_I.tiff: 4eeed2c0, 20122 bytes, time 1643767322000000000
  file ~/all/tiff/imagedraw_rectangle_I.tiff: ae9061df, 20122 bytes, time 1643767322000000000
  file ~/all/tiff/issue_2278.tif: d2241a1e, 38668 bytes, time 1643767322000000000
  file ~/all/tiff/lab-green.tif: 8e138824, 24380 bytes, time 1643767322000000000
  file ~/all/tiff/lab-red.tif: 0c136566, 24380 bytes, time 1643767322000000000
  file ~/all/tiff/lab.tif: 61fecc3e, 24364 bytes, time 1643767322000000000
  file ~/all/tiff/mini9.tif: fb3427ea, 526 bytes, time 1643767322000000000
  file ~/all/tiff/multipage-lastframe.tif: 0adabeeb, 296 bytes, time 1643767322000000000
  file ~/all/tiff/multipage-mmap.tiff: 68671655, 5760 bytes, time 1643767322000000000
  file ~/all/tiff/multipage.tiff: e6ea0b43, 816 bytes, time 1643767322000000000
  file ~/all/tiff/multipage_multiple_frame_loop.tiff: 35a54046, 816 bytes, time 1643767322000000000
  file ~/all/tiff/multipage_out_of_order.tiff: 2defe704, 816 bytes, time 1643767322000000000
  file ~/all/tiff/multipage_single_frame_loop.tiff: 447bbdd0, 816 bytes, time 1643767322000000000
  file ~/all/tiff/no_rows_per_strip.tif: 88a7b03d, 4147841 bytes, time 1643767322000000000
  file ~/all/tiff/old-style-jpeg-compression-no-samplesperpixel.tif: 1e220caf, 213760 bytes, time 1643767322000000000
  file ~/all/tiff/old-style-jpeg-compression.tif: 058d7570, 213760 bytes, time 1643767322000000000
  file ~/all/tiff/pil136.tiff: 1c58b23f, 9654 bytes, time 1643767322000000000
  file ~/all/tiff/pil168.tif: 8f05526b, 5757 bytes, time 1643767322000000000
  file ~/all/tiff/pport_g4.tif: 19c8e466, 224492 bytes, time 1643767322000000000
  file ~/all/tiff/rdf.tif: d3e3328d, 40421 bytes, time 1643767322000000000
  file ~/all/tiff/separate_planar_extra_samples.tiff: 5a6f44e8, 202 bytes, time 1643767322000000000
  file ~/all/tiff/test.tiff: a6e264dc, 197250 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_16bit_RGB.tiff: f96f39e6, 24245 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_16bit_RGBa.tiff: 3c1bb6a7, 42224 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_adobe_deflate.tif: 3ec98981, 313740 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_cmyk_16l_jpeg.tif: 8e08af8d, 96472 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_cmyk_jpeg.tif: a5fd8b84, 30274 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_planar_16bit_RGB.tiff: 20bcf73f, 31576 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_planar_16bit_RGBa.tiff: de857abf, 37295 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_planar_lzw.tiff: b7f46c8e, 155014 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_planar_raw.tif: 874ed366, 312438 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_planar_raw_with_overviews.tif: 98a37ffa, 657366 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_raw.tif: 730a9ad3, 312162 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_ycbcr_jpeg_1x1_sampling.tif: a0761c9e, 71401 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_strip_ycbcr_jpeg_2x2_sampling.tif: 3210c4aa, 29068 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_cmyk_jpeg.tif: 07d4fa00, 35472 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_planar_16bit_RGB.tiff: 095cdb91, 34501 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_planar_16bit_RGBa.tiff: e744f2e9, 41015 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_planar_lzw.tiff: 588908c3, 159997 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_planar_raw.tif: 2c88bc17, 334590 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_raw.tif: 67a67ac7, 442674 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_ycbcr_jpeg_1x1_sampling.tif: bb85b124, 72963 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_tiled_ycbcr_jpeg_2x2_sampling.tif: 0b466dd8, 29653 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_wrong_bits_per_sample.tiff: 5954351a, 11184 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_wrong_bits_per_sample_2.tiff: 3c1a3f96, 1041 bytes, time 1643767322000000000
  file ~/all/tiff/tiff_wrong_bits_per_sample_3.tiff: bf956be6, 49053 bytes, time 1643767322000000000
  file ~/all/tiff/total-pages-zero.tif: 89104d08, 97123 bytes, time 1643767322000000000
  file ~/all/tiff/uint16_1_4660.tif: 17e2084e, 346 bytes, time 1643767322000000000
  file ~/all/webp/anim_frame1.webp: 7cb99df7, 302 bytes, time 1643767322000000000
  file ~/all/webp/anim_frame2.webp: bc8b6d64, 288 bytes, time 1643767322000000000
  file ~/all/webp/exiv2-bug1199.webp: 5ac04777, 187534 bytes, time 1643767322000000000
  file ~/all/webp/flower.webp: af5bf1a0, 29556 bytes, time 1643767322000000000
  file ~/all/webp/flower2.webp: 94d4f2de, 21552 bytes, time 1643767322000000000
  file ~/all/webp/hopper.webp: 3ad1cd06, 3282 bytes, time 1643767322000000000
  file ~/all/webp/hopper_orientation_2.webp: f0b712d7, 3686 bytes, time 1643767322000000000
  file ~/all/webp/hopper_orientation_3.webp: 6a0feda0, 3744 bytes, time 1643767322000000000
  file ~/all/webp/hopper_orientation_4.webp: 059e3d73, 3718 bytes, time 1643767322000000000
  file ~/all/webp/hopper_orientation_5.webp: d7484b05, 3552 bytes, time 1643767322000000000
  file ~/all/webp/hopper_orientation_6.webp: a3c459c8, 3676 bytes, time 1643767322000000000
  file ~/all/webp/hopper_orientation_7.webp: 4954793e, 3732 bytes, time 1643767322000000000
  file ~/all/webp/hopper_orientation_8.webp: 54716827, 3678 bytes, time 1643767322000000000
  file ~/all/webp/iss634.webp: e000f2c6, 207838 bytes, time 1643767322000000000
  file ~/all/webp/transparent.webp: 5246bcda, 8094 bytes, time 1643767322000000000
  skipped ~/all/ORACLE.json: ignored, , 82169 bytes
  skipped ~/all/README.md: ignored, , 1813 bytes
  skipped ~/all/clips/404.mp4: ignored, , 550158 bytes
  skipped ~/all/clips/ASF.wmv: ignored, , 12379 bytes
  skipped ~/all/clips/M2TS.mts: ignored, , 1344 bytes
  skipped ~/all/clips/Matroska.mkv: ignored, , 507 bytes
  skipped ~/all/clips/ORACLE.json: ignored, , 90514 bytes
  skipped ~/all/clips/Pentax.avi: ignored, , 1672 bytes
  skipped ~/all/clips/QuickTime.mov: ignored, , 3871 bytes
  skipped ~/all/clips/RIFF.avi: ignored, , 1262 bytes
  skipped ~/all/clips/earth.avi: ignored, , 742478 bytes
  skipped ~/all/clips/earth.mov: ignored, , 709764 bytes
  skipped ~/all/clips/flame.avi: ignored, , 289280 bytes
  skipped ~/all/clips/hostile/issue_2340_poc.mp4: ignored, , 80 bytes
  skipped ~/all/clips/hostile/issue_2345_poc.mp4: ignored, , 80 bytes
  skipped ~/all/clips/hostile/issue_2366_poc.mp4: ignored, , 159 bytes
  skipped ~/all/clips/hostile/issue_2376_poc.mp4: ignored, , 99 bytes
  skipped ~/all/clips/hostile/issue_2377_poc.mp4: ignored, , 225 bytes
  skipped ~/all/clips/hostile/issue_2383_poc.mp4: ignored, , 101 bytes
  skipped ~/all/clips/hostile/issue_2393_poc.mp4: ignored, , 319 bytes
  skipped ~/all/clips/hostile/issue_2423_poc.mp4: ignored, , 129 bytes
  skipped ~/all/clips/hostile/issue_ghsa_crmj_qh74_2r36_poc.mov: ignored, , 155969 bytes
  skipped ~/all/clips/hostile/issue_ghsa_fgw8_p7pr_37cp_poc.mov: ignored, , 5938 bytes
  skipped ~/all/clips/hostile/issue_ghsa_g9xm_7538_mq8w_poc.mov: ignored, , 248 bytes
  skipped ~/all/clips/isom-avc1.mp4: ignored, , 8278 bytes
  skipped ~/all/clips/mp42-hvc1.mp4: ignored, , 217963 bytes
  skipped ~/all/clips/mp4v-avc1.mp4: ignored, , 55061 bytes
  skipped ~/all/clips/quicktime-hvc1.mov: ignored, , 710953 bytes
  skipped ~/all/clips/quicktime-jpeg.mov: ignored, , 475190 bytes
  skipped ~/all/clips/sample_640x360.mov: ignored, , 574790 bytes
  skipped ~/all/clips/small_video.mp4: ignored, , 19458 bytes
  skipped ~/all/heic/lightning_mini.heif: problem, not a HEIC, whatever its name says, 19245 bytes
  skipped ~/all/hostile/avc32.heif: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1226 bytes
  skipped ~/all/hostile/avif32-mini.heif: problem, not a HEIC, whatever its name says, 105 bytes
  skipped ~/all/hostile/clap-overflow-divide-zero.heic: problem, not a picture that can be read: Invalid input: No 'meta' box, 4914 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-4616081830051840.heic: problem, cannot be decoded: Decoder plugin generated an error: Unexpected end of file, 15792 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5120279175102464.heic: problem, not a picture that can be read: it has no pixels, 817 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5643900194127872.heic: problem, not a picture that can be read: it has no pixels, 1143 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5651556035198976.heic: problem, not a picture that can be read: Invalid input: No 'meta' box, 4914 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5662360964956160.heic: problem, not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box, 573 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5671864958976000.heic: problem, cannot be decoded: Decoder plugin generated an error: Unspecified, 499 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5686319331672064.heic: problem, not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=1) has no properties assigned to it in ipma box, 1003 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5718632116518912.heic: problem, not a picture that can be read: it has no pixels, 499 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5720856641142784.heic: problem, not a picture that can be read: it has no pixels, 4914 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5724458239655936.heic: problem, not a picture that can be read: it has no pixels, 499 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5732616832024576.heic: problem, not a picture that can be read: it has no pixels, 7358 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5752063708495872.heic: problem, cannot be decoded: Decoder plugin generated an error: Unspecified, 16389 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-5757633845264384.heic: problem, not a picture that can be read: Invalid input: Item has no data: Item with ID 1 has no compressed data, 837 bytes
  skipped ~/all/hostile/clusterfuzz-testcase-minimized-file-fuzzer-6045213633282048.heic: problem, cannot be decoded: Invalid input: Invalid grid data: Less than 8 bytes of data, 14996 bytes
  skipped ~/all/hostile/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012, 2529 bytes
  skipped ~/all/hostile/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4567 bytes
  skipped ~/all/hostile/crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4221 bytes
  skipped ~/all/hostile/crash-1185209cf7655b5aed8ae5e77784dfdd18ab59e9.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012, 1931 bytes
  skipped ~/all/hostile/crash-2020-10-test.tif: problem, cannot be decoded: Decoding error at scanline 0, 4883 bytes
  skipped ~/all/hostile/crash-20ca2625096a205937b809a7841e7f019f0b2dc6.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 276 bytes
  skipped ~/all/hostile/crash-338516dbd2f0e83caddb8ce256c22db3bd6dc40f.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4682 bytes
  skipped ~/all/hostile/crash-4f085cc12ece8cde18758d42608bed6a2a2cfb1c.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4050 bytes
  skipped ~/all/hostile/crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif: problem, cannot be decoded: Decoding error at scanline 0, 3728 bytes
  skipped ~/all/hostile/crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif: problem, cannot be decoded: Read error at row 4294967295, col 4294967295, tile 0; got 0 bytes, expected 60397, 286 bytes
  skipped ~/all/hostile/crash-f46f5b2f43c370fe65706c11449f567ecc345e74.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012, 1844 bytes
  skipped ~/all/hostile/github_138.heic: problem, not a picture that can be read: it has no pixels, 4914 bytes
  skipped ~/all/hostile/github_20.heic: problem, not a HEIC, whatever its name says, 24871 bytes
  skipped ~/all/hostile/github_367_1.heic: problem, not a picture that can be read: Invalid input: No 'meta' box, 4914 bytes
  skipped ~/all/hostile/github_367_2.heic: problem, not a picture that can be read: Invalid input: No 'meta' box, 4914 bytes
  skipped ~/all/hostile/github_44.heic: problem, not a picture that can be read: Invalid input: Unexpected end of file: Extent in iloc box references data outside of file bounds (points to file position 4930), 4919 bytes
  skipped ~/all/hostile/github_45.heic: problem, cannot be decoded: Invalid input: Missing grid images: Tiled image with 6x8=48 tiles, but only 0 tile images in file, 7163 bytes
  skipped ~/all/hostile/github_46_1.heic: problem, not a picture that can be read: Invalid input: No 'meta' box, 4951 bytes
  skipped ~/all/hostile/github_46_2.heic: problem, not a HEIC, whatever its name says, 528 bytes
  skipped ~/all/hostile/github_48.heic: problem, cannot be decoded: Invalid input: Missing grid images: Tile image ID=1 is not a proper image., 7358 bytes
  skipped ~/all/hostile/github_50.heic: problem, not a picture that can be read: Invalid input: Unexpected end of file: Extent in iloc box references data outside of file bounds (points to file position 10783), 7159 bytes
  skipped ~/all/hostile/hbo_heif_context.h_126_1.heic: problem, not a picture that can be read: Invalid input: No properties assigned to item: Item (ID=234) has no properties assigned to it in ipma box, 584 bytes
  skipped ~/all/hostile/hevc32-mini.heif: problem, not a HEIC, whatever its name says, 250 bytes
  skipped ~/all/hostile/issue_1097_poc.crw: problem, not a picture that can be read: no size of the picture, 4858 bytes
  skipped ~/all/hostile/issue_1530_poc.crw: problem, not a picture that can be read: no size of the picture, 10078 bytes
  skipped ~/all/hostile/issue_1791_new.raf: problem, not a RAF, whatever its name says, 120 bytes
  skipped ~/all/hostile/issue_1791_old.raf: problem, not a RAF, whatever its name says, 120 bytes
  skipped ~/all/hostile/issue_1827_poc.crw: problem, not a picture that can be read: no size of the picture, 10078 bytes
  skipped ~/all/hostile/issue_1830_poc.tiff: problem, not a picture that can be read: TIFF directory is missing required "ImageLength" field, 1021 bytes
  skipped ~/all/hostile/issue_1838_poc.crw: problem, not a picture that can be read: no size of the picture, 10078 bytes
  skipped ~/all/hostile/issue_1887_poc.crw: problem, not a picture that can be read: no size of the picture, 102 bytes
  skipped ~/all/hostile/issue_2006_poc.tiff: problem, not a picture that can be read: : Can not read TIFF directory, 144 bytes
  skipped ~/all/hostile/issue_2270_poc.webp: problem, not a picture that can be read: it has no WebP header, 114 bytes
  skipped ~/all/hostile/issue_2385_poc.tiff: problem, not a picture that can be read: : Can not read TIFF directory, 111 bytes
  skipped ~/all/hostile/issue_428_poc1.png: problem, cannot be decoded: it ends too early, 1497 bytes
  skipped ~/all/hostile/issue_428_poc2.png: problem, cannot be decoded: it ends too early, 176 bytes
  skipped ~/all/hostile/issue_428_poc3.png: problem, cannot be decoded: it ends too early, 512 bytes
  skipped ~/all/hostile/issue_428_poc4.png: problem, not a picture that can be read: missing IHDR chunk, 188 bytes
  skipped ~/all/hostile/issue_428_poc5.png: problem, not a picture that can be read: invalid interlace method, 1651 bytes
  skipped ~/all/hostile/issue_428_poc6.png: problem, not a picture that can be read: missing IHDR chunk, 456 bytes
  skipped ~/all/hostile/issue_428_poc7.png: problem, cannot be decoded: invalid chunk checksum, 2598 bytes
  skipped ~/all/hostile/issue_428_poc8.png: problem, cannot be decoded: invalid chunk checksum, 188 bytes
  skipped ~/all/hostile/issue_712_poc.tif: problem, not a TIFF, whatever its name says, 3720 bytes
  skipped ~/all/hostile/issue_839_poc.rw2: problem, not a picture that can be read: no size of the picture, 2029 bytes
  skipped ~/all/hostile/issue_841_poc.crw: problem, cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 2272x1704 pixels, 10078 bytes
  skipped ~/all/hostile/issue_843_poc.crw: problem, not a picture that can be read: no size of the picture, 309 bytes
  skipped ~/all/hostile/issue_845_poc.png: problem, not a picture that can be read: invalid interlace method, 13183 bytes
  skipped ~/all/hostile/issue_857_coverage.raf: problem, not a RAF, whatever its name says, 5550 bytes
  skipped ~/all/hostile/issue_857_poc.raf: problem, not a RAF, whatever its name says, 5550 bytes
  skipped ~/all/hostile/issue_869_poc.png: problem, cannot be decoded: it ends too early, 188 bytes
  skipped ~/all/hostile/issue_960.poc.webp: problem, not a picture that can be read: it has no WebP header, 114 bytes
  skipped ~/all/hostile/issue_ghsa_38h4_fx85_qcx7_poc.tiff: problem, not a picture that can be read: TIFF directory is missing required "ImageLength" field, 603 bytes
  skipped ~/all/hostile/issue_ghsa_5p8g_9xf3_gfrr_poc.webp: problem, not a picture that can be read: it has no WebP header, 184622 bytes
  skipped ~/all/hostile/j2k-siz-segment-undersized.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1616 bytes
  skipped ~/all/hostile/j2k32.heif: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 463 bytes
  skipped ~/all/hostile/jpeg32.heif: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 975 bytes
  skipped ~/all/hostile/region-mask-missing-refs.heic: problem, not a picture that can be read: it has no pixels, 1239 bytes
  skipped ~/all/hostile/rgb_generic_compressed_brotli.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 554 bytes
  skipped ~/all/hostile/rgb_generic_compressed_defl.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 631 bytes
  skipped ~/all/hostile/rgb_generic_compressed_tile_deflate.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 692 bytes
  skipped ~/all/hostile/rgb_generic_compressed_zlib.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 647 bytes
  skipped ~/all/hostile/rgb_generic_compressed_zlib_rows.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2582 bytes
  skipped ~/all/hostile/rgb_generic_compressed_zlib_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 770 bytes
  skipped ~/all/hostile/test_issue_ghsa_mv9g_fxh2_m49m.crw: problem, not a picture that can be read: no size of the picture, 10078 bytes
  skipped ~/all/hostile/uaf_heif_context.h_117_1.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: Non-existing alpha image referenced, 584 bytes
  skipped ~/all/hostile/unci32.heif: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2747 bytes
  skipped ~/all/hostile/uncompressed_comp_ABGR.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_comp_ABGR_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_comp_B16R16G16.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4004 bytes
  skipped ~/all/hostile/uncompressed_comp_B16R16G16_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4004 bytes
  skipped ~/all/hostile/uncompressed_comp_M.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 990 bytes
  skipped ~/all/hostile/uncompressed_comp_M_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 990 bytes
  skipped ~/all/hostile/uncompressed_comp_R5G6B5_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_comp_R7+1G7+1B7+1_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_comp_R7G7+1B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2124 bytes
  skipped ~/all/hostile/uncompressed_comp_R7G7B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2084 bytes
  skipped ~/all/hostile/uncompressed_comp_RGB.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_comp_RGB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_comp_RGB_tiled_row_tile_align.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4252 bytes
  skipped ~/all/hostile/uncompressed_comp_RGxB.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_comp_RGxB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_comp_VUY_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1364 bytes
  skipped ~/all/hostile/uncompressed_comp_VUY_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_comp_Y16U16V16_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2324 bytes
  skipped ~/all/hostile/uncompressed_comp_Y16U16V16_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2964 bytes
  skipped ~/all/hostile/uncompressed_comp_YUV_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1364 bytes
  skipped ~/all/hostile/uncompressed_comp_YUV_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_comp_YUV_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_comp_YVU_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1364 bytes
  skipped ~/all/hostile/uncompressed_comp_YVU_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_mix_VUY_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1364 bytes
  skipped ~/all/hostile/uncompressed_mix_VUY_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_mix_Y16U16V16_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2324 bytes
  skipped ~/all/hostile/uncompressed_mix_Y16U16V16_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2964 bytes
  skipped ~/all/hostile/uncompressed_mix_YUV_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1364 bytes
  skipped ~/all/hostile/uncompressed_mix_YUV_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_mix_YVU_420.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1364 bytes
  skipped ~/all/hostile/uncompressed_mix_YVU_422.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_pix_ABGR.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_pix_ABGR_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_pix_B16R16G16.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4004 bytes
  skipped ~/all/hostile/uncompressed_pix_B16R16G16_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4004 bytes
  skipped ~/all/hostile/uncompressed_pix_M.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 990 bytes
  skipped ~/all/hostile/uncompressed_pix_M_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 990 bytes
  skipped ~/all/hostile/uncompressed_pix_R5G6B5_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1604 bytes
  skipped ~/all/hostile/uncompressed_pix_R7+1G7+1B7+1_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_pix_R7G7+1B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_pix_R7G7B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2004 bytes
  skipped ~/all/hostile/uncompressed_pix_R8G8B8A8_bsz0_psz10_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 6411 bytes
  skipped ~/all/hostile/uncompressed_pix_R8G8B8A8_bsz0_psz5_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 3411 bytes
  skipped ~/all/hostile/uncompressed_pix_R8G8B8_bsz0_psz10_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 6404 bytes
  skipped ~/all/hostile/uncompressed_pix_R8G8B8_bsz0_psz5_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 3404 bytes
  skipped ~/all/hostile/uncompressed_pix_RGB.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_pix_RGB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_pix_RGB_tiled_row_tile_align.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 3068 bytes
  skipped ~/all/hostile/uncompressed_pix_RGxB.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_pix_RGxB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_pix_YUV_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_row_ABGR.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_row_ABGR_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_row_B16R16G16.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4004 bytes
  skipped ~/all/hostile/uncompressed_row_B16R16G16_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4004 bytes
  skipped ~/all/hostile/uncompressed_row_M.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 990 bytes
  skipped ~/all/hostile/uncompressed_row_M_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 990 bytes
  skipped ~/all/hostile/uncompressed_row_R5G6B5_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_row_R7+1G7+1B7+1_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_row_R7G7+1B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2124 bytes
  skipped ~/all/hostile/uncompressed_row_R7G7B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2084 bytes
  skipped ~/all/hostile/uncompressed_row_RGB.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_row_RGB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_row_RGB_tiled_row_tile_align.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4252 bytes
  skipped ~/all/hostile/uncompressed_row_RGxB.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_row_RGxB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_row_YUV_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_tile_ABGR_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_tile_B16R16G16_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4004 bytes
  skipped ~/all/hostile/uncompressed_tile_M_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 990 bytes
  skipped ~/all/hostile/uncompressed_tile_R5G6B5_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 1684 bytes
  skipped ~/all/hostile/uncompressed_tile_R7+1G7+1B7+1_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_tile_R7G7+1B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2124 bytes
  skipped ~/all/hostile/uncompressed_tile_R7G7B7_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2084 bytes
  skipped ~/all/hostile/uncompressed_tile_RGB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/uncompressed_tile_RGB_tiled_row_tile_align.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 4844 bytes
  skipped ~/all/hostile/uncompressed_tile_RGxB_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2811 bytes
  skipped ~/all/hostile/uncompressed_tile_YUV_tiled.heic: problem, not a picture that can be read: Invalid input: Non-existing item ID referenced: 'pitm' box references a non-existing image, 2204 bytes
  skipped ~/all/hostile/vvc32.heif: problem, not a picture that can be read: not supported: Unsupported feature: Unsupported image type, 666 bytes
  skipped ~/all/png/exiv2-bug841.png: problem, not a picture that can be read: invalid IHDR chunk size, 2585 bytes
  skipped ~/all/raw/IMG_1361.dng: problem, cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 4032x3024 pixels, 64104 bytes
  skipped ~/all/raw/exiv2-canon-powershot-s40.crw: problem, cannot be decoded: no preview of 512 pixels, and it can't be developed: too few bytes for 2272x1704 pixels, 10078 bytes
  skipped ~/all/tiff/crash-0c7e0e8e11ce787078f00b5b0ca409a167f070e0.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012, 2529 bytes
  skipped ~/all/tiff/crash-0e16d3bfb83be87356d026d66919deaefca44dac.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4567 bytes
  skipped ~/all/tiff/crash-1152ec2d1a1a71395b6f2ce6721c38924d025bf3.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4221 bytes
  skipped ~/all/tiff/crash-1185209cf7655b5aed8ae5e77784dfdd18ab59e9.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012, 1931 bytes
  skipped ~/all/tiff/crash-2020-10-test.tif: problem, cannot be decoded: Decoding error at scanline 0, 4883 bytes
  skipped ~/all/tiff/crash-338516dbd2f0e83caddb8ce256c22db3bd6dc40f.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4682 bytes
  skipped ~/all/tiff/crash-4f085cc12ece8cde18758d42608bed6a2a2cfb1c.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 10980, 4050 bytes
  skipped ~/all/tiff/crash-63b1dffefc8c075ddc606c0a2f5fdc15ece78863.tif: problem, cannot be decoded: Decoding error at scanline 0, 3728 bytes
  skipped ~/all/tiff/crash-86214e58da443d2b80820cff9677a38a33dcbbca.tif: problem, cannot be decoded: Read error at row 4294967295, col 4294967295, tile 0; got 0 bytes, expected 60397, 286 bytes
  skipped ~/all/tiff/crash-f46f5b2f43c370fe65706c11449f567ecc345e74.tif: problem, cannot be decoded: Read error at scanline 4294967295; got 0 bytes, expected 1012, 1844 bytes
  skipped ~/all/tiff/libtiff_segfault.tif: problem, not a picture that can be read: not supported: its pixels have 65535 samples, 262 bytes
  skipped ~/all/tiff/tiff_overflow_rows_per_strip.tif: problem, damaged: only 29 of 374 rows before ‹Not enough data for scanline 29, expected a request for at most 0 bytes, got a request for 278 bytes›, 312438 bytes
  skipped ~/all/xmp/BlueSquare.xmp: ignored, , 2916 bytes
  skipped ~/all/xmp/StaffPhotographer-Example.xmp: ignored, , 10715 bytes
  skipped ~/all/xmp/exiv2-bug1108.xmp: ignored, , 17989 bytes
  skipped ~/all/xmp/exiv2-bug1112.xmp: ignored, , 358 bytes
  skipped ~/all/xmp/exiv2-pre-in-xmp.xmp: ignored, , 6903 bytes
  skipped ~/all/xmp/issue_1713_poc.xmp: ignored, , 2568 bytes
  skipped ~/all/xmp/issue_1821_poc.xmp: ignored, , 163 bytes
  skipped ~/all/xmp/issue_1901_poc1.xmp: ignored, , 170 bytes
  skipped ~/all/xmp/issue_1901_poc2.xmp: ignored, , 170 bytes
  skipped ~/all/xmp/issue_1901_poc3.xmp: ignored, , 160 bytes
  skipped ~/all/xmp/issue_1901_poc4.xmp: ignored, , 154 bytes
  skipped ~/all/xmp/issue_1954_poc.xmp: ignored, , 172 bytes
  skipped ~/all/xmp/issue_1959_poc.xmp: ignored, , 60720 bytes
  skipped ~/all/xmp/issue_1998.xmp: ignored, , 358 bytes
  skipped ~/all/xmp/issue_851_poc.xmp: ignored, , 317 bytes
  skipped ~/all/xmp/xmpsdk.xmp: ignored, , 1689 bytes
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  change: copy 1-2 into Mixed; 2 moved, done
    of Mixed
  import of ~/all: stopped 0 seen 448 warnings 4 added 215 updated 0 known 0 duplicates 3 companions 4 unsupported 0 others 47 ignored 0 waiting 0 problems 179
  import of ~/all: stopped 0 seen 448 warnings 0 added 0 updated 0 known 218 duplicates 0 companions 4 unsupported 0 others 47 ignored 0 waiting 0 problems 179
